# The feast.
feast-turnings = What decided it
feast-alt = The winner’s clan feasts in the hall. { $end }
feast-keep = Keep the picture
feast-link = Copy the link
