/** Multipart bodies, from right to hopeless. */
import fc from 'fast-check';
import { oddBytes, oddText } from './odd-values.ts';

type Part = { head: string; body: Buffer };
type Multipart = { contentType: string; body: Buffer };

const boundary = 'kinora-boundary';

const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');

export const fieldPart = (name: string, value: string): Part => ({
  head: `Content-Disposition: form-data; name="${quoted(name)}"`,
  body: Buffer.from(value),
});

export const filePart = (name: string, body: Buffer, filename = 'file.bin'): Part => ({
  head: `Content-Disposition: form-data; name="${quoted(name)}"; filename="${quoted(filename)}"\r\nContent-Type: application/octet-stream`,
  body,
});

export const joinParts = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const multipartType = `multipart/form-data; boundary=${boundary}`;

const oddPart: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(oddText, oddText).map(([name, value]) => fieldPart(name, value)),
  fc.tuple(oddText, oddBytes, oddText).map(([name, body, filename]) => filePart(name, body, filename)),
  fc
    .tuple(
      fc.constantFrom(
        'Content-Disposition: form-data',
        'Content-Disposition: form-data; name=',
        'Content-Disposition: form-data; name="model"; name="prompt"',
        'Content-Disposition: attachment; name="file"',
        'X-Nothing: 1',
        '',
        'Content-Disposition form-data name',
        `X-Huge: ${'h'.repeat(100_000)}\r\nContent-Disposition: form-data; name="file"`,
        `${'X-Many: 1\r\n'.repeat(3000)}Content-Disposition: form-data; name="file"`,
        'Content-Disposition: form-data; name="file"; filename="../../../etc/passwd"',
        "Content-Disposition: form-data; name*=utf-16''%ff%fe; filename*=UTF-8''%00",
        'Content-Disposition: form-data; name="prompt"\r\nContent-Type: text/plain; charset=utf-16le',
        'Content-Disposition: form-data; name="prompt"\r\nContent-Type: text/plain; charset=__proto__',
        'Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64',
        'Content-Disposition: form-data; name="x"\r\nContent-Type: multipart/mixed; boundary=inner',
      ),
      oddBytes,
    )
    .map(([head, body]) => ({ head, body })),
);

const damage: fc.Arbitrary<(body: Buffer) => Multipart> = fc.oneof(
  { arbitrary: fc.constant((body: Buffer) => ({ contentType: multipartType, body })), weight: 4 },
  fc.constantFrom(
    (body: Buffer) => ({ contentType: 'multipart/form-data', body }),
    (body: Buffer) => ({ contentType: 'multipart/form-data; boundary=', body }),
    (body: Buffer) => ({ contentType: 'multipart/form-data; boundary=other', body }),
    (body: Buffer) => ({ contentType: `multipart/form-data; boundary=${'b'.repeat(5000)}`, body }),
    (body: Buffer) => ({ contentType: `${multipartType}; charset=utf-16`, body }),
    (body: Buffer) => ({ contentType: `multipart/mixed; boundary=${boundary}`, body }),
    (body: Buffer) => ({ contentType: multipartType, body: Buffer.from(body.toString(), 'utf16le') }),
    (body: Buffer) => ({
      contentType: multipartType,
      body: Buffer.concat([Buffer.from('preamble'), body, body]),
    }),
    (body: Buffer) => ({
      contentType: multipartType,
      body: Buffer.from(body.toString().replaceAll('\r\n', '\n')),
    }),
  ),
  fc.double({ min: 0, max: 1, noNaN: true }).map((part) => (body: Buffer) => ({
    contentType: multipartType,
    body: body.subarray(0, body.length * part),
  })),
);

/** `right`: the parts of a good request, among which odd ones are mixed. */
export const oddMultipart = (right: Part[]): fc.Arbitrary<Multipart> =>
  fc
    .tuple(
      fc.oneof(
        fc
          .tuple(fc.shuffledSubarray(right), fc.array(oddPart, { maxLength: 3 }))
          .map((parts) => parts.flat()),
        fc.constant(Array.from({ length: 1000 }, (_, index) => fieldPart(`field${index}`, 'x'))),
        fc.constant(Array.from({ length: 20 }, (_, index) => filePart(`file${index}`, Buffer.from('x')))),
        fc.constant([...right, ...right]),
      ),
      damage,
    )
    .map(([parts, harm]) => harm(joinParts(parts)));
