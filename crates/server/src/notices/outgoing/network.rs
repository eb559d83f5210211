//! Which addresses are public: everybody's, and not those of a network's own machines.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one that anybody in the world means the same machine by. Addresses that hold another one inside, as
/// they do where IPv6 leads to IPv4, are what that is.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// The networks of the registry of special addresses that nobody else reaches, by their first address and their length.
const INSIDE_V4: [([u8; 4], u32); 15] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 88, 99, 0], 24),
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    ([224, 0, 0, 0], 4),
    ([240, 0, 0, 0], 4),
];

fn is_public_v4(address: Ipv4Addr) -> bool {
    let bits = u32::from(address);
    INSIDE_V4.iter().all(|(network, length)| (bits ^ u32::from_be_bytes(*network)) >> (32 - length) != 0)
}

/// The same of those that are given out at all, which begin with the bits 001.
const INSIDE_V6: [([u16; 3], u32); 4] =
    [([0x2001, 0, 0], 23), ([0x2001, 0xdb8, 0], 32), ([0x2002, 0, 0], 16), ([0x3fff, 0, 0], 20)];

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // 64:ff9b::/96 is a way to IPv4; what is mapped into it (::ffff:0:0/96) is IPv4.
    let [.., high, low] = parts;
    let inner = || Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    if parts[..6] == [0x64, 0xff9b, 0, 0, 0, 0] || parts[..6] == [0, 0, 0, 0, 0, 0xffff] {
        return is_public_v4(inner());
    }
    let bits = u128::from(address);
    let inside = |(network, length): &([u16; 3], u32)| {
        let first = Ipv6Addr::new(network[0], network[1], network[2], 0, 0, 0, 0, 0);
        (bits ^ u128::from(first)) >> (128 - length) == 0
    };
    bits >> 125 == 1 && !INSIDE_V6.iter().any(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_are_told_from_those_outside() {
        let public = |text: &str| is_public(text.parse().unwrap_or_else(|_| panic!("{text}")));
        for inside in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.1.1.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "::ffff:0:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "100::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
        ] {
            assert!(!public(inside), "{inside}");
        }
        for outside in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "198.20.0.1",
            "223.255.255.254",
            "2606:4700:4700::1111",
            "2a00:1450:4001::1",
            "64:ff9b::808:808",
            "::ffff:8.8.8.8",
        ] {
            assert!(public(outside), "{outside}");
        }
    }
}
