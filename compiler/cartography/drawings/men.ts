/** Men by posture; they face right and stand at 0,0. */
import type { DrawnMan } from '../../../engine/drawing.generated.ts'
import type { ShownMan } from '../../../engine/drawing.ts'
import { area, cut, disc, iron, type Mark, moved, pairsOf, rod, turned, type Xy } from './marks.ts'
import { readMarks } from './written.ts'

interface Joints {
  readonly head: Xy
  readonly neck: Xy
  readonly hip: Xy
  /** Knee, heel and toe of each leg. */
  readonly far: readonly number[]
  readonly near: readonly number[]
  /** Where the weapon is held: the grip, and how it points in degrees. */
  readonly grip: Xy
  readonly points: number
}

const postures = {
  standing: {
    head: [0.04, 1.6],
    neck: [0, 1.43],
    hip: [-0.01, 0.9],
    far: [0.05, 0.5, 0.12, 0.06, 0.26, 0.05],
    near: [-0.06, 0.48, -0.16, 0.06, -0.02, 0.05],
    grip: [0.16, 1.06],
    points: 52,
  },
  aiming: {
    head: [0.07, 1.58],
    neck: [0, 1.42],
    hip: [-0.06, 0.9],
    far: [0.16, 0.5, 0.22, 0.06, 0.36, 0.05],
    near: [-0.16, 0.48, -0.34, 0.06, -0.2, 0.05],
    grip: [0.2, 1.4],
    points: 0,
  },
  walking: {
    head: [0.1, 1.58],
    neck: [0.05, 1.41],
    hip: [-0.03, 0.88],
    far: [-0.12, 0.48, -0.42, 0.16, -0.34, 0.03],
    near: [0.16, 0.5, 0.26, 0.06, 0.41, 0.06],
    grip: [0.2, 1.02],
    points: 14,
  },
  running: {
    head: [0.3, 1.5],
    neck: [0.2, 1.34],
    hip: [-0.06, 0.86],
    far: [-0.18, 0.46, -0.58, 0.5, -0.66, 0.36],
    near: [0.32, 0.64, 0.3, 0.12, 0.46, 0.08],
    grip: [0.34, 0.98],
    points: 6,
  },
  crouching: {
    head: [0.34, 1.2],
    neck: [0.2, 1.08],
    hip: [-0.14, 0.66],
    far: [-0.06, 0.36, -0.44, 0.1, -0.34, 0.03],
    near: [0.3, 0.52, 0.2, 0.06, 0.36, 0.05],
    grip: [0.36, 0.84],
    points: 4,
  },
  kneeling: {
    head: [0.12, 1.16],
    neck: [0.03, 1],
    hip: [-0.1, 0.5],
    far: [0.0, 0.09, -0.42, 0.08, -0.5, 0.02],
    near: [0.32, 0.52, 0.26, 0.06, 0.42, 0.05],
    grip: [0.24, 0.98],
    points: 0,
  },
  sitting: {
    head: [0.08, 1.02],
    neck: [0, 0.86],
    hip: [-0.08, 0.34],
    far: [0.34, 0.46, 0.5, 0.06, 0.66, 0.05],
    near: [0.3, 0.4, 0.42, 0.06, 0.58, 0.05],
    grip: [0.3, 0.7],
    points: 0,
  },
  /** On a saddle: the seat is at 0,0. */
  riding: {
    head: [0.06, 0.76],
    neck: [0, 0.58],
    hip: [-0.06, 0.06],
    far: [0.24, -0.1, 0.16, -0.52, 0.3, -0.54],
    near: [0.26, -0.12, 0.2, -0.56, 0.34, -0.58],
    grip: [0.32, 0.28],
    points: 0,
  },
  prone: {
    head: [0.3, 0.44],
    neck: [0.16, 0.33],
    hip: [-0.4, 0.15],
    far: [-0.78, 0.13, -1.12, 0.1, -1.2, 0.02],
    near: [-0.74, 0.09, -1.06, 0.06, -1.16, 0.14],
    grip: [0.5, 0.34],
    points: 0,
  },
  throwing: {
    head: [0.08, 1.56],
    neck: [0.02, 1.4],
    hip: [-0.04, 0.88],
    far: [-0.18, 0.48, -0.44, 0.08, -0.3, 0.04],
    near: [0.24, 0.52, 0.3, 0.06, 0.46, 0.05],
    grip: [-0.3, 1.68],
    points: 100,
  },
} as const satisfies Record<NonNullable<DrawnMan['posture']>, Joints>

/** Where the boot of a leg begins. */
const boot = ([knee, heel]: readonly Xy[]): Xy => [
  heel[0] + (knee[0] - heel[0]) * 0.55,
  heel[1] + (knee[1] - heel[1]) * 0.55,
]

export const drawMan = (man: ShownMan): Mark[] => {
  const { at, posture = 'standing', weapon, atHead = false, hat, pack, coat = false, left = false } = man
  const joints: Joints = postures[posture]
  const { head, neck, hip } = joints
  const { hold, marks: held } = weapon
  // What is for eyes and ears is held at the head.
  const [grip, points] = atHead ? [[head[0] + 0.12, head[1]] as const, 0] : [joints.grip, joints.points]
  const place = (point: Xy): Xy => {
    const [x, y] = turned(point, points)
    return [x + grip[0], y + grip[1]]
  }
  const lean = Math.atan2(neck[0] - hip[0], neck[1] - hip[1])
  const across = (centre: Xy, half: number): [Xy, Xy] => [
    [centre[0] - half * Math.cos(lean), centre[1] + half * Math.sin(lean)],
    [centre[0] + half * Math.cos(lean), centre[1] - half * Math.sin(lean)],
  ]
  const [shoulderBack, shoulderFront] = across([neck[0], neck[1] - 0.02], 0.17)
  const [hipBack, hipFront] = across(hip, 0.15)
  const shoulder: Xy = [neck[0], neck[1] - 0.08]
  const arm = (hand: Xy): Xy[] => {
    const elbow: Xy = [(shoulder[0] + hand[0]) / 2 - 0.03, (shoulder[1] + hand[1]) / 2 - 0.12]
    return [shoulder, elbow, hand]
  }
  const [far, near] = [pairsOf(joints.far), pairsOf(joints.near)]
  const skirt = coat
    ? [
        area(
          'body',
          [
            hipBack,
            hipFront,
            [(hipFront[0] + near[0][0]) / 2 + 0.14, near[0][1] - 0.02],
            [(hipBack[0] + far[0][0]) / 2 - 0.14, far[0][1] - 0.04],
          ],
          0.05,
        ),
      ]
    : []
  const marks: Mark[] = [
    iron(0.11, ...arm(place([hold, 0]))),
    iron(0.15, hip, ...far),
    ...moved(readMarks(pack), ([x, y]) => {
      const [px, py] = turned([x, y], (-lean * 180) / Math.PI)
      return [px + neck[0], py + neck[1]]
    }),
    rod(0.16, hip, ...near),
    iron(0.15, boot(near), near[1], near[2]),
    ...skirt,
    area('body', [hipBack, shoulderBack, neck, shoulderFront, hipFront], 0.06),
    cut(hipBack, hipFront),
    disc('lit', head[0], head[1], 0.12),
    ...moved(readMarks(hat), ([x, y]) => [x + head[0], y + head[1]]),
    ...moved(readMarks(held), place),
    rod(0.11, ...arm(place([0, -0.02]))),
  ]
  return moved(marks, ([x, y]) => [at[0] + (left ? -x : x), (at[1] ?? 0) + y])
}
