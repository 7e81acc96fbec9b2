import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidCidrs, isPublicAddress, matchesCidr, networkOf, siteOf } from '../../src/lib/ip-address.ts';

const publicAddresses = [
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '223.255.255.255',
  '2606:4700::1111',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
];

const otherAddresses = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'link-local and metadata': ['169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
  'unique-local and site-local': ['fc00::1', 'fdff::1', 'fec0::1'],
  'carrier NAT': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'reserved and documentation': [
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
    '200::1',
  ],
  broadcast: ['255.255.255.255'],
  'IPv4 inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::8.8.8.8',
    '2002:7f00:1::1',
    '2002:808:808::1',
    '2001:0:808:808::1',
  ],
  'not an address': [
    '',
    'localhost',
    '2130706433',
    '0x7f.1',
    '010.0.0.1',
    '8.8.8',
    '8.8.8.8:80',
    '[::1]',
    '8.8.8.8/32',
  ],
};

test('addresses of the open internet are public', () => {
  for (const ip of publicAddresses) assert.equal(isPublicAddress(ip), true, ip);
});

for (const [kind, addresses] of Object.entries(otherAddresses)) {
  test(`not public: ${kind}`, () => {
    for (const ip of addresses) assert.equal(isPublicAddress(ip), false, ip);
  });
}

test('CIDR blocks match by prefix, single addresses match themselves', () => {
  const list = ['10.1.0.0/16', '192.0.2.7', '2001:db8:a::/48', '2001:db8:b::1'];
  for (const ip of ['10.1.0.0', '10.1.255.255', '192.0.2.7', '2001:db8:a:ffff::1', '2001:db8:b::1'])
    assert.equal(matchesCidr(ip, list), true, ip);
  for (const ip of ['10.2.0.0', '192.0.2.8', '2001:db8:b::', '2001:db8:b::2', '::1', 'nonsense', ''])
    assert.equal(matchesCidr(ip, list), false, ip);
});

test('an IPv4 peer matches in both of its forms', () => {
  assert.equal(matchesCidr('::ffff:10.1.2.3', ['10.0.0.0/8']), true);
  assert.equal(matchesCidr('::ffff:a01:203', ['10.0.0.0/8']), true);
  assert.equal(matchesCidr('10.1.2.3', ['::ffff:10.0.0.0/104']), true);
  assert.equal(matchesCidr('11.1.2.3', ['::ffff:10.0.0.0/104']), false);
  assert.equal(matchesCidr('::ffff:10.1.2.3', ['::ffff:10.1.2.3']), true);
});

test('the families do not answer for each other', () => {
  assert.equal(matchesCidr('8.8.8.8', ['0.0.0.0/0']), true);
  assert.equal(matchesCidr('2606:4700::1', ['0.0.0.0/0']), false);
  assert.equal(matchesCidr('2606:4700::1', ['::/0']), true);
  assert.equal(matchesCidr('8.8.8.8', ['::/0']), false);
});

test('host bits in a block are ignored, and so is the zone of a peer', () => {
  assert.equal(matchesCidr('10.9.9.9', ['10.1.2.3/8']), true);
  assert.equal(matchesCidr('fe80::1%eth0', ['fe80::/10']), true);
});

test('an empty list matches nothing', () => {
  assert.equal(matchesCidr('8.8.8.8', []), false);
});

test('every mistake of a list is named, and a list with one matches nothing', () => {
  const mistakes = [
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10/8',
    '::/129',
    '::ffff:10.0.0.0/64',
    'fe80::1%eth0',
    '',
    'example.org',
  ];
  assert.deepEqual(invalidCidrs(['10.0.0.0/8', ...mistakes, '::1']), mistakes);
  assert.equal(matchesCidr('10.0.0.1', ['10.0.0.0/8', 'oops']), false);
});

test('a client is its IPv4 address or its /64, whatever port a proxy names beside it', () => {
  for (const [ip, network, site] of [
    ['203.0.114.7', '203.0.114.7', undefined],
    ['203.0.114.7:41234', '203.0.114.7', undefined],
    ['2001:470:1:2:3:4:5:6', '2001:470:1:2', '2001:470:1::/48'],
    ['[2001:470:1:2::9]:443', '2001:470:1:2', '2001:470:1::/48'],
    ['2001:470:1:ffff::9', '2001:470:1:ffff', '2001:470:1::/48'],
    ['2001:470:2:2::9', '2001:470:2:2', '2001:470:2::/48'],
    ['::ffff:203.0.114.7', '::ffff:203.0.114.7', undefined],
    ['somebody:1', 'somebody:1', undefined],
  ] as const)
    assert.deepEqual([networkOf(ip), siteOf(ip)], [network, site], ip);
  assert.equal(matchesCidr('10.1.2.3:8080', ['10.0.0.0/8']), true);
  assert.equal(matchesCidr('10.1.2.3:8080', ['11.0.0.0/8']), false);
  assert.equal(matchesCidr('10.1.2.3:80800000', ['10.0.0.0/8']), false);
});
