/**
 * Which frames the taps of a convolution read, for every output position. Convolutions share these values: the runtime
 * plans the memory of every value at every start.
 */
import { createNodeWriter } from '../../onnx/write-nodes.ts';

type Windows = {
  /** Convolutions with the same name of their length have equally many frames. */
  length: string;
  /** A value of that length, [1, frames, channels]. */
  frames: string;
  dilation: number;
  taps: number;
  channels: number;
};

/** The names of the indices [frame, tap], and of the shape that the gathered frames get: [1, frame, tap times channel]. */
type WindowValues = { indices: string; shape: string };

export const createWindowIndices = () => {
  const writer = createNodeWriter('windows/');
  const named = new Map<string, string>();
  const once = (key: string, write: () => string): string => {
    const name = named.get(key) ?? write();
    named.set(key, name);
    return name;
  };

  const sizeOf = ({ length, frames }: Windows) =>
    once(`size ${length}`, () => writer.node('Shape', [frames]));

  /** Numbers from 0 on: those of the places in a vector without a zero. */
  const positions = (windows: Windows): string =>
    once(`positions ${windows.length}`, () => {
      const count = writer.node('Slice', [sizeOf(windows), writer.integers(1), writer.integers(2)]);
      const ones = writer.node('Expand', [writer.integers(1), count]);
      return writer.node('Transpose', [writer.node('NonZero', [ones])]);
    });

  const values = (windows: Windows): WindowValues => {
    const { length, dilation, taps, channels } = windows;
    const offsets = Array.from({ length: taps }, (_, tap) => tap * dilation);
    return {
      indices: once(`indices ${length} ${offsets}`, () =>
        writer.node('Add', [positions(windows), writer.integers(...offsets)]),
      ),
      shape: once(`shape ${length} ${taps} ${channels}`, () => {
        // All three, which the runtime cannot know: where shapes are known it plans its memory half a second longer.
        const all = once(`all ${length}`, () =>
          writer.node('Greater', [sizeOf(windows), writer.integers(0)]),
        );
        return writer.node('Compress', [writer.integers(1, -1, taps * channels), all]);
      }),
    };
  };

  return {
    values,
    /** The fields that were written since the last call. */
    takeFields: (): Buffer[] => writer.fields.splice(0),
  };
};

export type WindowIndices = ReturnType<typeof createWindowIndices>;
