/** Men by their joints; they face right and stand at 0,0. */
import type { ShownMan } from '../../../engine/drawing.ts'
import { area, cut, disc, iron, type Mark, moved, pairsOf, rod, turned, type Xy } from './marks.ts'
import { readMarks } from './written.ts'

/** Where the boot of a leg begins. */
const boot = ([knee, heel]: readonly Xy[]): Xy => [
  heel[0] + (knee[0] - heel[0]) * 0.55,
  heel[1] + (knee[1] - heel[1]) * 0.55,
]

export const drawMan = (man: ShownMan): Mark[] => {
  const { at, posture, weapon, atHead = false, hat, pack, coat = false, left = false } = man
  const { head, neck, hip } = posture
  const { hold, marks: held } = weapon
  // What is for eyes and ears is held at the head.
  const [grip, points] = atHead ? [[head[0] + 0.12, head[1]] as const, 0] : [posture.grip, posture.points]
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
  const [far, near] = [pairsOf(posture.far), pairsOf(posture.near)]
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
