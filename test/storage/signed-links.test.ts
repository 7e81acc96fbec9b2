import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createSignedLinks } from '../../src/storage/signed-links.ts';
import { clockAt } from '../support/clock.ts';

const key = 'videos/beta-2:task_01.a/video.mp4';
const hourMs = 3_600_000;
const startMs = 1_800_000_000_000 + 5_000;

const makeLinks = (secret = randomBytes(32)) => {
  const time = { nowMs: startMs };
  const clock = clockAt(() => time.nowMs);
  return { links: createSignedLinks({ secret, ttlSeconds: 7200, clock }), time, secret };
};

const partsOf = (link: string) => {
  const url = new URL(link, 'http://kinora.example');
  return {
    key: decodeURIComponent(url.pathname.slice('/files/'.length)),
    expires: url.searchParams.get('expires')!,
    signature: url.searchParams.get('signature')!,
  };
};

test('a link names its key and is valid, with the colon plain or encoded', () => {
  const { links } = makeLinks();
  const link = links.sign(key);
  assert.match(link, /^\/files\/videos\/beta-2:task_01\.a\/video\.mp4\?expires=\d{10}&signature=[\w-]{43}$/);
  for (const form of [link, link.replace(':', '%3A'), link.replace(':', '%3a')]) {
    const parts = partsOf(form);
    assert.equal(parts.key, key);
    assert.equal(links.verify(parts.key, parts.expires, parts.signature), 'valid');
  }
});

test('a link lives for the time set, rounded up to a whole hour', () => {
  const { links, time } = makeLinks();
  const { expires, signature } = partsOf(links.sign(key));
  assert.equal(Number(expires) * 1000, Math.floor(startMs / hourMs) * hourMs + 3 * hourMs);
  time.nowMs = Number(expires) * 1000 - 1;
  assert.equal(links.verify(key, expires, signature), 'valid');
  time.nowMs += 1;
  assert.equal(links.verify(key, expires, signature), 'expired');
});

test('reads within one hour give one link', () => {
  const { links, time } = makeLinks();
  const first = links.sign(key);
  time.nowMs = Math.floor(startMs / hourMs) * hourMs + hourMs;
  assert.equal(links.sign(key), first);
  time.nowMs += 1_000;
  assert.notEqual(links.sign(key), first);
});

test('a link survives a restart with the same secret, and only that', () => {
  const { links, secret } = makeLinks();
  const { expires, signature } = partsOf(links.sign(key));
  assert.equal(makeLinks(secret).links.verify(key, expires, signature), 'valid');
  assert.equal(makeLinks().links.verify(key, expires, signature), 'invalid');
});

test('any change makes a link invalid', () => {
  const { links } = makeLinks();
  const { expires, signature } = partsOf(links.sign(key));
  const otherLast = signature.endsWith('A') ? 'E' : 'A';
  const changed: [string, string, string][] = [
    ['videos/beta-2:task_01.b/video.mp4', expires, signature],
    [`${key}/`, expires, signature],
    [key, String(Number(expires) + 1), signature],
    [key, `0${expires}`, signature],
    [key, `${expires} `, signature],
    [key, '', signature],
    [key, expires, ''],
    [key, expires, signature.slice(0, -1)],
    [key, expires, `${signature}=`],
    [key, expires, signature.slice(0, -1) + otherLast],
    [key, expires, signature.toLowerCase()],
    [key, expires, 'ä'.repeat(43)],
  ];
  for (const [otherKey, otherExpires, otherSignature] of changed)
    assert.equal(links.verify(otherKey, otherExpires, otherSignature), 'invalid', otherKey + otherExpires);
});

test('every last character but the right one is refused, though some decode to the same bytes', () => {
  const { links } = makeLinks();
  const { expires, signature } = partsOf(links.sign(key));
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const accepted = [...alphabet].filter(
    (last) => links.verify(key, expires, signature.slice(0, -1) + last) === 'valid',
  );
  assert.deepEqual(accepted, [signature.at(-1)]);
});

test('only keys are signed, and only with a secret worth the name', () => {
  const { links } = makeLinks();
  for (const bad of ['', '../secret', 'videos/a?b', 'videos/a b'])
    assert.throws(() => links.sign(bad), TypeError, bad);
  assert.throws(() => makeLinks(randomBytes(31)), RangeError);
});
