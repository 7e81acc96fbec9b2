import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { compile } from '../../src/compile.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { readFeatures } from '../../src/pictures/see/features.ts';
import { findWindows, windowSide } from '../../src/pictures/see/find-windows.ts';
import { nameThings } from '../../src/pictures/see/name-things.ts';
import { type GraphModel, readGraphModel } from '../../src/pictures/see/networks/graph-model.ts';
import { graphToOnnx } from '../../src/pictures/see/networks/graph-to-onnx.ts';
import { rememberPictures } from '../../src/pictures/see/remember-pictures.ts';
import { seePicture } from '../../src/pictures/see/see-picture.ts';
import type { Box, SeenPicture, SeenThing } from '../../src/pictures/see/seen-picture.ts';
import { drawFrame } from '../../src/render/draw-frame.ts';
import { firstScene } from '../first-scene.ts';
import './kept-networks.ts';

const [width, height] = [320, 180];

const fromSvg = async (svg: string): Promise<Picture> => {
  const { data } = await sharp(Buffer.from(`<svg width="${width}" height="${height}">${svg}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, pixels: new Uint8Array(data) };
};

/** A frame of our own engine. */
const drawn = async (prompt: string): Promise<Picture> => {
  const [wide, tall] = [640, 360];
  const { film } = await compile(firstScene(prompt), { seed: 4, seconds: 2, width: wide, height: tall });
  const rgb = drawFrame(film.world, film.poseFrame(1), wide, tall);
  const pixels = new Uint8Array(wide * tall * 4).fill(255);
  for (let at = 0; at < wide * tall; at += 1) pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
  return { width: wide, height: tall, pixels };
};

describe('seeing a picture', () => {
  it('finds a person with a face and joints', async () => {
    const seen = await seePicture(await drawn('close up portrait of a young woman with brown hair'));
    assert.deepEqual(seen.missing, []);
    const person = seen.things.find(({ noun }) => noun === 'person');
    assert.ok(person?.face && person.pose, 'a person with a face');
    const { box, points } = person.face;
    assert.ok(box.left > 0.3 && box.right < 0.7 && box.top > 0.1 && box.bottom < 0.75, JSON.stringify(box));
    const [leftEye, rightEye, mouth] = [points[386]!, points[159]!, points[13]!];
    assert.ok(
      rightEye.x < leftEye.x && mouth.y > leftEye.y,
      'eyes above the mouth, the right one on our left',
    );
    assert.ok(person.pose['left shoulder'].y > points[152]!.y - 0.05, 'shoulders below the chin');
    assert.ok(seen.subject && seen.subject.share > 0.05);
  });

  it('names common things', async () => {
    const { things } = await seePicture(await drawn('a red car on a country road'));
    const cars = things.filter(({ name }) => name === 'car');
    assert.equal(cars.length, 1, JSON.stringify(things.map(({ name, box }) => [name, box])));
    const [red, green, blue] = cars[0]!.colour;
    assert.ok(red > green * 1.3 && red > blue * 1.3, `${cars[0]!.colour}`);
  });

  it('parts what the matte joins, and gives a name to what it holds alone', () => {
    const thing = (box: Box, rest: Partial<SeenThing> = {}): SeenThing => ({
      noun: 'thing',
      name: null,
      colour: [0, 0, 0],
      box,
      score: 0.8,
      nearness: 0.5,
      isSubject: true,
      face: null,
      pose: null,
      ...rest,
    });
    const both = thing({ left: 0.1, top: 0.2, right: 0.7, bottom: 0.9 });
    const dog = { name: 'dog', box: { left: 0.1, top: 0.4, right: 0.4, bottom: 0.9 }, score: 0.9 };
    const bicycle = { name: 'bicycle', box: { left: 0.2, top: 0.2, right: 0.7, bottom: 0.75 }, score: 0.8 };
    assert.deepEqual(nameThings([both], [dog, bicycle]), { things: [], added: [dog, bicycle] });
    const alone = thing({ left: 0.12, top: 0.42, right: 0.4, bottom: 0.88 });
    const named = nameThings([alone], [dog, bicycle]);
    assert.deepEqual([named.things, named.added], [[{ ...alone, name: 'dog', score: 0.9 }], [bicycle]]);
    const face = { box: { left: 0.2, top: 0.45, right: 0.3, bottom: 0.55 }, points: [], score: 1 };
    const person = thing({ left: 0.1, top: 0.4, right: 0.4, bottom: 1 }, { noun: 'person', face });
    assert.deepEqual(nameThings([person], [{ ...dog, name: 'person' }]).added, [], 'nobody is seen twice');
    assert.deepEqual(nameThings([person], [dog]).added, [dog], 'a dog before somebody');
  });

  it('finds windows in rows that run into the distance, and none in a meadow', async () => {
    const windows = Array.from({ length: 8 }, (_, n) => {
      const [x, scale] = [20 + 34 * n - n * n * 1.2, 1 - n * 0.07];
      return [0, 1].map(
        (row) =>
          `<rect x="${x}" y="${70 + row * 46 * scale - n * 2}" width="${14 * scale}" height="${24 * scale}" fill="#2c3038"/>`,
      );
    });
    const house = await fromSvg(
      `<rect width="320" height="180" fill="#c9b79c"/>${windows.flat().join('')}<rect y="166" width="320" height="14" fill="#77705f"/>`,
    );
    const found = findWindows(readFeatures(house, windowSide), []).length;
    assert.ok(found >= 10, `${found} windows`);
    const meadow = await seePicture(await drawn('a green meadow under a blue sky'));
    assert.equal(meadow.windows.length, 0);
  });

  it('finds sky above ground and where they meet', async () => {
    const seen = await seePicture(
      await fromSvg(
        `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a78c8"/><stop offset="1" stop-color="#a8ccee"/></linearGradient>
        <filter id="n"><feTurbulence baseFrequency="0.3"/><feColorMatrix values="0.4 0 0 0 0.1  0 0.5 0 0 0.3  0 0 0.2 0 0  0 0 0 0 1"/></filter></defs>
        <rect width="320" height="108" fill="url(#s)"/><rect y="108" width="320" height="72" filter="url(#n)"/>`,
      ),
    );
    assert.ok(seen.sky && Math.abs(seen.sky.share - 0.6) < 0.08, `sky ${seen.sky?.share}`);
    assert.ok(Math.abs(seen.horizon - 0.6) < 0.06, `horizon ${seen.horizon}`);
    assert.ok(seen.plants && seen.plants.share > 0.2, `plants ${seen.plants?.share}`);
    assert.equal(seen.isFlat, false);
  });

  it('takes a logo for flat and one colour for nothing at all', async () => {
    const logo = await seePicture(
      await fromSvg(
        '<rect width="320" height="180" fill="#fff"/><circle cx="160" cy="90" r="50" fill="#e33"/>',
      ),
    );
    assert.equal(logo.isFlat, true);
    const empty = await seePicture(await fromSvg('<rect width="320" height="180" fill="#7a8"/>'));
    assert.equal(empty.isFlat, true);
    assert.deepEqual(empty.things, []);
    assert.equal(empty.sky, null);
  });
});

describe('graphs of TensorFlow.js as ONNX', () => {
  /** Pads a picture of one channel, blurs it, doubles what is positive and lays it out as a row. */
  const model = (): GraphModel => {
    const attributes = (padding: string) => ({
      strides: { list: { i: ['1', '1', '1', '1'] } },
      dilations: { list: { i: ['1', '1', '1', '1'] } },
      padding: { s: Buffer.from(padding).toString('base64') },
      fused_ops: { list: { s: ['BiasAdd', 'Relu'].map((name) => Buffer.from(name).toString('base64')) } },
    });
    const weights = [
      { name: 'filter', shape: [1, 2, 1, 2], dtype: 'float32' },
      { name: 'bias', shape: [2], dtype: 'float32' },
      { name: 'shape', shape: [2], dtype: 'int32' },
    ];
    const json = JSON.stringify({
      modelTopology: {
        node: [
          { name: 'in', op: 'Placeholder' },
          ...weights.map(({ name }) => ({ name, op: 'Const' })),
          { name: 'conv', op: '_FusedConv2D', input: ['in', 'filter', 'bias'], attr: attributes('VALID') },
          { name: 'row', op: 'Reshape', input: ['conv', 'shape'] },
        ],
      },
      weightsManifest: [{ weights }],
    });
    const floats = Buffer.from(Float32Array.of(1, 10, 2, 20, 0.5, -100).buffer);
    return readGraphModel(json, Buffer.concat([floats, Buffer.from(Int32Array.of(1, -1).buffer)]));
  };

  it('gives what TensorFlow would', async () => {
    const { InferenceSession, Tensor } = await import('onnxruntime-node');
    const onnx = graphToOnnx(model(), {
      input: { node: 'in', dims: [1, 1, 1, 3] },
      outputs: ['row', 'conv'],
    });
    const session = await InferenceSession.create(onnx);
    const result = await session.run({ in: new Tensor('float32', Float32Array.of(1, 2, 5), [1, 1, 1, 3]) });
    // Two places of two channels: 1 + 4, 10 + 40 - 100 and 2 + 10, 20 + 100 - 100, each plus its bias.
    assert.deepEqual([...(result['output-0']!.data as Float32Array)], [5.5, 0, 12.5, 20]);
    assert.deepEqual(result['output-1']!.dims, [1, 1, 2, 2]);
    await session.release();
  });

  it('says which operation it does not know', () => {
    const unknown = model();
    unknown.nodes.get('row')!.op = 'Einsum';
    assert.throws(
      () => graphToOnnx(unknown, { input: { node: 'in', dims: [1, 1, 1, 3] }, outputs: ['row'] }),
      /Einsum/,
    );
  });
});

describe('pictures that were looked at', () => {
  const of = (shade: number): Picture => ({ width: 2, height: 1, pixels: new Uint8Array(8).fill(shade) });

  const counted = () => {
    const looks: number[] = [];
    const see = rememberPictures(async ({ pixels }) => {
      looks.push(pixels[0]!);
      if (pixels[0] === 99) throw new Error('the network failed');
      return { brightness: pixels[0], colours: [] } as unknown as SeenPicture;
    });
    return { looks, see };
  };

  it('are not looked at again, and what is done to one answer is not seen in the next', async () => {
    const { looks, see } = counted();
    const [first, beside] = await Promise.all([see(of(1)), see(of(1))]);
    first.brightness = 50;
    const again = await see(of(1));
    assert.deepEqual([looks, beside.brightness, again.brightness], [[1], 1, 1]);
    await see({ width: 1, height: 2, pixels: of(1).pixels });
    assert.deepEqual(looks, [1, 1]);
  });

  it('are forgotten but for the last few, and after a failure', async () => {
    const { looks, see } = counted();
    for (const shade of [1, 2, 3, 1, 4, 5, 1, 2]) await see(of(shade));
    assert.deepEqual(looks, [1, 2, 3, 4, 5, 2]);
    for (let n = 0; n < 2; n += 1) await assert.rejects(see(of(99)), /network failed/);
    assert.deepEqual(looks.slice(-2), [99, 99]);
  });
});
