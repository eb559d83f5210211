# Hostina.
feast-turnings = Co rozhodlo
feast-alt = Vítězný klan hoduje v síni. { $end }
feast-keep = Uložit obrázek
feast-link = Zkopírovat odkaz
