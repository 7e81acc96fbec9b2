/** Instruments: hands where they belong, the body in time with the music. */

import { fraction } from '../../math/interpolate.ts';
import { bowPeriod, violinFrog } from '../instrument-places.ts';
import { type ActionPose, setFeet, setFoot, setHand, wave } from './moment.ts';
import { sitAt, sitDown } from './rest.ts';

/** Seconds of a beat. */
const beat = 0.55;

const seated: ActionPose = (pose, moment) => {
  if (moment.seat !== null) sitDown(pose, moment);
};

const nod: ActionPose = (pose, moment) => {
  const b = wave(moment.time, beat * 2);
  pose.head[0] += Math.abs(b) * 0.1;
  pose.head[2] += wave(moment.time, beat * 4) * 0.08;
  pose.chest[2] += wave(moment.time, beat * 4) * 0.05;
};

const playGuitar: ActionPose = (pose, moment) => {
  seated(pose, moment);
  nod(pose, moment);
  pose.head[1] = 0.3;
  pose.head[0] += 0.16;
  if (moment.seat === null && moment.speed < 0.12)
    pose.hips[1] -= 0.015 * Math.abs(wave(moment.time, beat * 2));
  const strum = wave(moment.t, beat);
  setHand(pose, 'right', [-0.05, -0.3 + strum * 0.05, 0.2], {
    elbow: [1, -0.3, -0.5],
    fingers: [-1, -0.25 + strum * 0.15, 0.25],
    thumb: [-0.2, 0.9, 0.3],
    grip: 0.5,
  });
  // Under the neck and round it.
  setHand(pose, 'left', [0.19 + wave(moment.time, 3.3) * 0.03, -0.165, 0.22], {
    elbow: [0.8, -1, -0.2],
    fingers: [-0.2, 0.5, -0.5],
    thumb: [-0.2, 0.5, 0.7],
    grip: 0.7,
  });
};

/** Both hands on the decks; one goes up in time with the music now and then. */
const playDecks: ActionPose = (pose, moment) => {
  nod(pose, moment);
  const bob = Math.abs(wave(moment.time, beat * 2));
  pose.hips[1] -= 0.02 + bob * 0.035;
  pose.pelvis[0] = 0.12;
  pose.chest[0] = 0.12 + bob * 0.06;
  pose.head[0] -= 0.2;
  const scratch = wave(moment.t, 0.42);
  const turn = fraction(moment.t / 2.6);
  const up = turn < 0.38 ? 0 : Math.sin(((turn - 0.38) / 0.62) * Math.PI) ** 0.5;
  setHand(pose, 'left', [0.16 + scratch * 0.03, -0.3, 0.4 + scratch * 0.035], {
    elbow: [1, -0.2, -0.4],
    fingers: [0, -0.2, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.2,
  });
  setHand(
    pose,
    'right',
    [0.16 + up * 0.1 - scratch * 0.02, -0.3 + up * 0.72 + up * bob * 0.08, 0.4 - up * 0.26],
    {
      elbow: [1, -0.2, -0.3],
      fingers: [0, -0.2 + up * 1.2, 1 - up * 0.8],
      thumb: [-1, 0.2, 0],
      grip: 0.2,
    },
  );
  pose.face.mouth = 'laugh';
  pose.face.opening = 0.3;
};

const playPiano: ActionPose = (pose, moment) => {
  sitAt(pose, moment.seat ?? 0.48, moment);
  nod(pose, moment);
  pose.chest[0] = 0.2 + wave(moment.time, 2.9) * 0.05;
  pose.head[0] = 0.2;
  const span = wave(moment.time, 3.7) * 0.07;
  for (const [side, shift] of [
    ['left', 0],
    ['right', 0.4],
  ] as const) {
    const hop = Math.abs(wave(moment.t, beat, shift));
    setHand(pose, side, [-0.01 + (side === 'left' ? span : -span), -0.23 + hop * 0.035, 0.38], {
      elbow: [1, -0.6, -0.4],
      fingers: [-0.05, -0.15 - hop * 0.1, 1],
      thumb: [-1, 0.2, 0],
      grip: 0.3,
    });
  }
};

const playViolin: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const bow = wave(moment.t, bowPeriod);
  const frog = violinFrog(moment.t);
  const sway = wave(moment.time, 3.2);
  pose.chest = [0.02, -bow * 0.06, sway * 0.08];
  pose.hips[0] += sway * 0.02;
  pose.head = [0.16, 0.5, -0.22];
  setHand(pose, 'left', [0.12, -0.02 + wave(moment.time, 0.17) * 0.003, 0.38], {
    elbow: [0.3, -1, 0.1],
    fingers: [-0.3, 0.6, -0.45],
    thumb: [-0.6, 0.1, 0.7],
    grip: 0.65,
  });
  // The palm is ahead of the wrist, and the shoulder beside the middle.
  setHand(pose, 'right', [-frog[0] - 0.12, frog[1] + 0.01, frog[2] - 0.04], {
    elbow: [1, -0.35, -0.2],
    fingers: [-0.9, -0.05, 0.5],
    thumb: [-0.35, 0.3, 0.8],
    grip: 0.7,
  });
  pose.face.lids = 0.55;
};

const playDrums: ActionPose = (pose, moment) => {
  sitAt(pose, moment.seat ?? 0.5, moment);
  const time = moment.t;
  pose.chest = [0.12, wave(time, beat * 4) * 0.12, wave(time, beat * 2) * 0.05];
  pose.head = [0.05 + Math.abs(wave(time, beat)) * 0.14, wave(time, beat * 4) * 0.2, 0];
  setFeet(pose, [0.24, Math.max(0, wave(time, beat)) * 0.03, 0.36], { pitch: 0, knee: [0.6, 0.5, 1] });
  for (const [side, shift] of [
    ['left', 0.5],
    ['right', 0],
  ] as const) {
    const up = Math.max(0, wave(time, beat, shift));
    const reach = side === 'right' ? 0.06 + 0.08 * wave(time, beat * 4) : 0;
    setHand(pose, side, [0.05 + reach, -0.24 + up * 0.24, 0.34], {
      elbow: [1, -0.5, -0.4],
      fingers: [-0.15, -0.2 + up * 0.7, 1],
      thumb: [-0.4, 0.6 + up * 0.3, 0.9 - up * 1.2],
      grip: 0.95,
    });
  }
  pose.face.opening = 0.3;
  pose.face.mouth = wave(time, beat * 8) > 0.2 ? 'open' : 'smile';
};

/** Trumpet, saxophone and flute before the mouth. */
const playWind: ActionPose = (pose, moment) => {
  seated(pose, moment);
  nod(pose, moment);
  pose.chest[0] -= 0.06 + wave(moment.time, 3) * 0.05;
  pose.head[0] -= 0.02;
  setHand(pose, 'right', [-0.08, -0.02, 0.34], {
    elbow: [1, -0.9, -0.1],
    fingers: [-0.8, 0.2, 0.4],
    thumb: [0, 0.3, -1],
    grip: 0.75,
  });
  setHand(pose, 'left', [-0.08, -0.05, 0.25], {
    elbow: [1, -0.9, -0.1],
    fingers: [-0.8, 0.2, 0.5],
    thumb: [0, 0.3, -1],
    grip: 0.75,
  });
};

const conduct: ActionPose = (pose, moment) => {
  const a = (moment.t / (beat * 2)) * 2 * Math.PI;
  pose.chest[1] += Math.sin(a * 0.25) * 0.15;
  setHand(pose, 'right', [0.1 + Math.cos(a) * 0.14, 0.08 + Math.sin(a * 2) * 0.14, 0.34], {
    elbow: [1, -0.7, -0.1],
    fingers: [-0.1, 0.3, 1],
    thumb: [-0.2, 0.5, 1],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.1 - Math.cos(a) * 0.14, 0.06 + Math.sin(a * 2) * 0.12, 0.34], {
    elbow: [1, -0.7, -0.1],
    fingers: [-0.1, 0.3, 1],
    thumb: [-1, 0.3, 0],
    grip: 0.1,
  });
  setFoot(pose, 'left', [0.12, 0, 0.05]);
};

const sing: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const swell = wave(moment.time, 2.6);
  pose.chest[0] -= 0.04 + swell * 0.04;
  pose.head = [-0.08 - swell * 0.06, wave(moment.time, 4) * 0.15, 0];
  // Below the chin, so that the microphone is before the mouth and the face is seen over it.
  setHand(pose, 'right', [0.05, -0.25, 0.22], {
    space: 'head',
    elbow: [0.9, -1, -0.2],
    fingers: [-1, 0.2, 0.3],
    thumb: [-0.15, 0.85, -0.35],
    grip: 0.95,
  });
  if (moment.seat === null)
    setHand(pose, 'left', [0.24 + swell * 0.06, -0.14 + swell * 0.12, 0.26], {
      elbow: [0.8, -0.9, -0.2],
      fingers: [0.4, 0.3, 1],
      thumb: [0.6, 0.6, 0],
      grip: 0.1,
    });
  pose.face.mouth = 'open';
  pose.face.opening = 0.45 + 0.4 * Math.abs(wave(moment.time, 0.9)) * (0.6 + 0.4 * swell);
};

export const musicActions = {
  play_decks: playDecks,
  play_guitar: playGuitar,
  play_piano: playPiano,
  play_violin: playViolin,
  play_drums: playDrums,
  play_wind: playWind,
  conduct,
  sing,
};
