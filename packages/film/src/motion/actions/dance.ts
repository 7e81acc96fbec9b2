/** Dances: ballet, waltz, hula, folk and pop. */

import { clamp, fraction, smoothstep } from '../../math/interpolate.ts';
import {
  type ActionPose,
  type DanceStyle,
  openMouth,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  track,
  wave,
} from './moment.ts';

const tau = 2 * Math.PI;

/** Twelve seconds: fifth position and arms, arabesque, pirouettes, a small leap. */
const ballet: ActionPose = (pose, moment) => {
  const u = fraction(moment.t / 10);
  const breath = wave(moment.time, 2.5);
  const onToes = track(u, [
    [0, 0.2],
    [0.1, 1],
    [0.3, 1],
    [0.36, 0.4],
    [0.44, 1],
    [0.74, 1],
    [0.8, 0.2],
    [1, 0.2],
  ]);
  const arabesque = track(u, [
    [0, 0],
    [0.08, 0],
    [0.18, 1],
    [0.3, 1],
    [0.36, 0],
    [1, 0],
  ]);
  const spinning = smoothstep(0.42, 0.74, u);
  const passe = track(u, [
    [0.38, 0],
    [0.45, 1],
    [0.7, 1],
    [0.76, 0],
    [1, 0],
  ]);
  const leap = track(u, [
    [0.8, 0],
    [0.84, -0.2],
    [0.9, 0.4],
    [0.96, -0.12],
    [1, 0],
  ]);
  pose.hips = [-0.05 * (arabesque + passe), onToes * 0.1 + leap, 0];
  pose.pelvis = [arabesque * 0.42, spinning * tau * 3 + (u > 0.3 ? 0 : wave(moment.time, 6) * 0.1), 0];
  pose.chest = [-arabesque * 0.5 - 0.04, 0, wave(moment.time, 5) * 0.04];
  pose.head = [-arabesque * 0.15 - 0.05, passe > 0.5 ? 0 : wave(moment.time, 4) * 0.25, 0];
  const toe = onToes * 1.15;
  if (arabesque + passe > 0.02 || leap !== 0) {
    setFoot(pose, 'right', [-0.02 + 0.02 * (1 - passe), -0.8, 0.0], {
      space: 'hips',
      pitch: toe,
      yaw: 0.3,
      knee: [0.3, 0, 1],
    });
    if (u < 0.37) pose.feet.right.at = [0.03 * arabesque, -0.8 + 0.06 * arabesque, 0.34 * arabesque];
    const back: [number, number, number] = [0.06, -0.8 + arabesque * 0.52, -arabesque * 0.66];
    setFoot(pose, 'left', passe > 0.02 ? [0.02 + passe * 0.04, -0.8 + passe * 0.36, passe * 0.08] : back, {
      space: 'hips',
      pitch: 1.15,
      yaw: 0.2,
      knee: passe > 0.02 ? [1, 0.1, 0.45] : [0.3, 0.1, 1],
    });
    if (leap > 0.02) {
      setFoot(pose, 'right', [0.05, -0.8 + leap, 0.9 * leap], { space: 'hips', pitch: 1.1 });
      setFoot(pose, 'left', [0.05, -0.8 + leap * 0.9, -1.1 * leap], { space: 'hips', pitch: 1.1 });
    }
  } else setFeet(pose, [0.02, 0, 0], { pitch: toe, yaw: 0.6 });
  if (u < 0.37) {
    setHand(pose, 'right', [0.1 + arabesque * 0.08, 0.12 + arabesque * 0.18, 0.4], {
      elbow: [0.6, -0.7, -0.1],
      fingers: [0, 0.2, 1],
      thumb: [-0.8, 0.4, 0],
      grip: 0.12,
    });
    setHand(pose, 'left', [0.44, 0.02 + breath * 0.02, arabesque * -0.1], {
      elbow: [0, -1, -0.4],
      fingers: [1, -0.15, 0.1],
      thumb: [0, 0.4, 1],
      grip: 0.12,
    });
  } else if (u < 0.78) {
    // Round before the chest while turning.
    setHands(pose, [-0.08, -0.12 + 0.1 * passe, 0.36], {
      elbow: [1, -0.1, 0.1],
      fingers: [-1, 0.1, 0.2],
      thumb: [0, 1, -0.2],
      grip: 0.12,
    });
  } else
    setHands(pose, [0.02 + leap * 0.3, 0.46 - Math.max(0, leap) * 0.3, 0.08], {
      elbow: [1, 0, 0.1],
      fingers: [-0.7, 0.7, 0.1],
      thumb: [0, 0, 1],
      grip: 0.12,
    });
};

/** Leader and follower hold each other; the stage lets the couple turn. */
const waltz: ActionPose = (pose, moment) => {
  const b = moment.t / 1.8;
  const rise = Math.sin(b * tau) * 0.5 + 0.5;
  const sway = Math.sin(b * tau * 0.5);
  pose.hips = [sway * 0.05, rise * 0.035 - 0.03, 0];
  pose.pelvis = [0, sway * 0.12, sway * 0.05];
  pose.chest = [-0.05, 0, -sway * 0.07];
  pose.head = [-0.04, moment.isFemale ? 0.25 : -0.12, sway * 0.06];
  for (const [side, sign] of sideSigns) {
    const step = Math.sin(b * tau * 0.5 + (sign > 0 ? 0 : Math.PI));
    setFoot(
      pose,
      side,
      [0.08, Math.max(0, Math.cos(b * tau * 0.5 + (sign > 0 ? 0 : Math.PI))) * 0.05, step * 0.16],
      { pitch: rise * 0.45 },
    );
  }
  const [outer, inner] = moment.isFemale ? (['right', 'left'] as const) : (['left', 'right'] as const);
  // Hands joined half-way between the two, at the height of the eyes.
  setHand(pose, outer, [0.36, 0.06, 0.21], {
    elbow: [0.3, -1, -0.2],
    fingers: [0.3, 0.7, 0.6],
    thumb: [-0.4, 0.8, 0],
    grip: 0.7,
  });
  // The leader's hand lies on the back, the follower's on the shoulder.
  setHand(pose, inner, moment.isFemale ? [0.06, 0.04, 0.4] : [0.04, -0.16, 0.5], {
    elbow: [1, -0.15, 0],
    fingers: moment.isFemale ? [-0.7, 0, 0.7] : [-1, 0, 0.1],
    thumb: [0, 1, 0],
    grip: 0.1,
  });
};

/** Wide steps from side to side with the whole body in them; the arms point, swing and are thrown up in turn. */
const pop: ActionPose = (pose, moment) => {
  const beat = 0.52;
  const b = moment.t / beat;
  const bounce = Math.abs(Math.sin(b * Math.PI));
  const side = clamp(Math.sin(b * Math.PI * 0.5) * 1.4, -1, 1);
  const figure = Math.floor(b / 4) % 3;
  pose.hips = [side * 0.2, -0.13 + bounce * 0.09, 0];
  pose.pelvis = [0.04, side * 0.4, -side * 0.2];
  pose.chest = [-0.04, -side * 0.3, side * 0.36];
  pose.head = [bounce * 0.08, side * 0.2, -side * 0.22];
  for (const [name, sign] of sideSigns) {
    // The leg that is left behind is drawn up or kicked out.
    const free = Math.max(0, -side * sign);
    setFoot(
      pose,
      name,
      [0.2 + side * sign * 0.16 + (figure === 2 ? 0.2 * free : 0), free * (0.05 + 0.1 * bounce), 0.04],
      {
        pitch: free * 0.7,
        yaw: 0.35,
        knee: [0.4, 0, 1],
      },
    );
    const high = 0.5 + 0.5 * side * sign;
    if (figure === 0)
      // One arm points up and out, the other down and across.
      setHand(pose, name, [0.36 * high - 0.16 * (1 - high), -0.3 + 0.64 * high, 0.2 - 0.16 * high], {
        elbow: [1, -0.6, -0.2],
        fingers: [0.6 * high - 0.4, high - 0.4, 0.3],
        grip: 0.35,
      });
    else if (figure === 1)
      // Both arms swing across the body to the side of the step.
      setHand(pose, name, [0.1 + 0.34 * side * sign, -0.06 + 0.16 * bounce, 0.3], {
        elbow: [1, -0.7, -0.3],
        grip: 0.7,
      });
    else
      setHand(pose, name, [0.2 + 0.1 * side * sign, 0.42 - 0.08 * bounce, 0.08], {
        elbow: [1, -0.2, -0.1],
        fingers: [0.2, 1, 0],
        grip: 0.1,
      });
  }
  openMouth(pose, 0.35 + bounce * 0.2);
};

const folk: ActionPose = (pose, moment) => {
  const b = moment.t / 1.1;
  pose.pelvis = [0, Math.sin(b * 1.4) * 0.5, 0];
  pose.chest = [-0.1, Math.sin(b * tau * 0.5) * 0.2, Math.sin(b * tau * 0.5) * 0.08];
  pose.head = [-0.1, -Math.sin(b * tau * 0.5) * 0.4, 0];
  const arms = Math.sin(b * tau * 0.5);
  setHand(pose, 'left', [0.1 + arms * 0.08, 0.36 + arms * 0.08, 0.06], {
    elbow: [1, 0, 0.1],
    fingers: [-0.5, 0.8, 0],
    thumb: [0, 0, 1],
    grip: 0.3,
  });
  setHand(pose, 'right', [0.05, -0.2 - arms * 0.1, 0.22], {
    elbow: [1, 0, -0.2],
    fingers: [-0.8, 0.1, 0.4],
    grip: 0.3,
  });
  for (const [name, sign] of sideSigns) {
    const stamp = Math.max(0, Math.sin(b * tau + (sign > 0 ? 0 : Math.PI)));
    setFoot(pose, name, [0.1, stamp * 0.1, 0.02], { pitch: stamp * 0.6 });
  }
};

const hula: ActionPose = (pose, moment) => {
  const a = moment.t * 4.4;
  const s = Math.sin(a * 0.35);
  pose.hips = [Math.sin(a) * 0.07, -0.06, Math.cos(a) * 0.04];
  pose.pelvis = [0, 0, Math.sin(a) * 0.16];
  pose.chest = [0, 0, -Math.sin(a) * 0.16];
  setFeet(pose, [0.1, 0, 0], { pitch: 0.1 });
  setHand(pose, 'left', [0.26 + s * 0.16, -0.04 + Math.sin(a * 0.7) * 0.08, 0.26], {
    elbow: [0.8, -0.8, -0.2],
    fingers: [0.7, 0.2 * Math.sin(a * 0.7), 0.7],
    thumb: [-0.3, 0.7, 0.5],
    grip: 0.1,
  });
  setHand(pose, 'right', [0.1 - s * 0.16, -0.04 + Math.cos(a * 0.7) * 0.08, 0.3], {
    elbow: [0.8, -0.8, -0.2],
    fingers: [-0.7, 0.2, 0.7],
    thumb: [0.3, 0.7, 0.3],
    grip: 0.1,
  });
};

const robot: ActionPose = (pose, moment) => {
  const step = Math.floor(moment.t / 0.5);
  const e = smoothstep(0, 0.35, fraction(moment.t / 0.5));
  const value = (n: number, k: number) => Math.sin(n * 12.9898 * k) * 0.9;
  const at = (k: number) => value(step - 1, k) + (value(step, k) - value(step - 1, k)) * e;
  pose.chest = [0, at(1) * 0.4, 0];
  pose.head = [0, at(1.7) * 0.6, 0];
  pose.hips = [at(1.3) * 0.06, -0.04, 0];
  for (const [name] of sideSigns)
    setHand(pose, name, [0.16, -0.14 + at(name === 'left' ? 2.1 : 3.3) * 0.3, 0.26], {
      elbow: [1, -0.4, -0.4],
      grip: 0.2,
    });
};

const styles: Record<DanceStyle, ActionPose> = { ballet, waltz, pop, folk, hula, robot };

export const dance: ActionPose = (pose, moment) => styles[moment.dance](pose, moment);
