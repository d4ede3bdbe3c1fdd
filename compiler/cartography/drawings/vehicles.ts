/** Running gear, wheels and guns. */
import type { DrawnGun, DrawnTracks, DrawnWheels } from '../../../engine/drawing.generated.ts'
import { area, box, disc, gleam, hullOf, type Mark, moved, turned, type Xy } from './marks.ts'

const circle = (x: number, y: number, radius: number): Xy[] =>
  Array.from({ length: 14 }, (_, at): Xy => {
    const angle = (at * Math.PI) / 7
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const belt = 0.07

export const drawTracks = (tracks: DrawnTracks): Mark[] => {
  const { from, to, height, wheels, size, rollers = 0, style = 'apart', ends = [0.56, 0.62] } = tracks
  const r = size / 2
  const [insetRear, insetFront] = tracks.inset ?? [0.46 + r, 0.5 + r]
  const y = r + belt
  const [rearR, frontR] = [ends[0] / 2, ends[1] / 2]
  const [rearY, frontY] = tracks.axles ?? [height - rearR - belt, height - frontR - belt]
  const [first, last] = [from + insetRear, to - insetFront]
  const step = wheels > 1 ? (last - first) / (wheels - 1) : 0
  const around = (by: number): Xy[] =>
    hullOf([
      ...circle(from + rearR + belt, rearY, rearR + by),
      ...circle(to - frontR - belt, frontY, frontR + by),
      ...circle(first, y, r + by),
      ...circle(last, y, r + by),
      ...(rollers > 0 ? [first, last].flatMap((x) => circle(x, height - belt - 0.12, 0.12 + by)) : []),
    ])
  const at = Array.from({ length: wheels }, (_, index) => first + index * step)
  const road = (xs: readonly number[], isNear: boolean): Mark[] => [
    ...xs.map((x) => disc('dark', x, y, r)),
    ...xs.map((x) => disc(isNear ? 'body' : 'dark', x, y, r * 0.76)),
    ...xs.map((x) => disc(isNear ? 'dark' : 'deep', x, y, r * 0.24)),
  ]
  const spread = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => first + ((last - first) * (index + 0.5)) / count)
  const brackets =
    style === 'pairs' || style === 'springs'
      ? Array.from({ length: wheels >> 1 }, (_, index) => {
          const x = (at[2 * index] + at[2 * index + 1]) / 2
          const top = style === 'springs' ? Math.max(size + 0.18, height - 0.2) : size + 0.06
          return style === 'springs'
            ? area('body', [
                [x - step * 0.34, y],
                [x - step * 0.22, top],
                [x + step * 0.22, top],
                [x + step * 0.34, y],
              ])
            : area('body', [
                [x - step / 2, y - 0.05],
                [x - 0.1, top],
                [x + 0.1, top],
                [x + step / 2, y - 0.05],
              ])
        })
      : []
  return [
    area('dark', around(belt)),
    area('deep', around(-0.01)),
    ...[[from + rearR + belt, rearY, rearR] as const, [to - frontR - belt, frontY, frontR] as const].flatMap(
      ([x, ey, er]) => [disc('body', x, ey, er), disc('dark', x, ey, er * 0.62), disc('body', x, ey, er * 0.3)],
    ),
    ...spread(rollers).map((x) => disc('body', x, height - belt - 0.12, 0.11)),
    ...(style === 'springs' ? [] : brackets),
    ...(style === 'interleaved'
      ? [
          ...road(
            at.filter((_, index) => index % 2 === 1),
            false,
          ),
          ...road(
            at.filter((_, index) => index % 2 === 0),
            true,
          ),
        ]
      : road(at, true)),
    ...(style === 'springs' ? brackets : []),
  ]
}

export const drawWheels = ({ at, size, style = 'tyre', up = 0 }: DrawnWheels): Mark[] => {
  const r = size / 2
  const y = r + up
  if (style === 'spoked')
    return at.flatMap((x) => [
      disc('body', x, y, r),
      disc('deep', x, y, r * 0.82),
      ...[0, 30, 60, 90, 120, 150].map((degrees): Mark => {
        const [dx, dy] = turned([r * 0.86, 0], degrees)
        return gleam([x - dx, y - dy], [x + dx, y + dy])
      }),
      disc('body', x, y, r * 0.2),
    ])
  const rim = style === 'solid' ? 0.78 : 0.58
  return [
    ...at.map((x) => disc('dark', x, y, r)),
    ...at.map((x) => disc('body', x, y, r * rim)),
    ...at.map((x) => disc('deep', x, y, r * 0.2)),
  ]
}

export const drawGun = (gun: DrawnGun): Mark[] => {
  const { at, length, calibre, brake, raise = 0, sleeve = 0, cradle = 0, breech = 0, jacket = 0 } = gun
  const [x, y] = at
  const w = 0.085 + (1.55 * calibre) / 1000
  const bar = (from: number, to: number, width: number, up = 0): Mark =>
    box('body', x + from, y - width / 2 + up, to - from, width, width * 0.2)
  const brakes: Record<NonNullable<DrawnGun['brake']>, () => Mark[]> = {
    single: () => [bar(length - 0.3, length, w * 1.9)],
    double: () => [bar(length - 0.52, length - 0.3, w * 1.9), bar(length - 0.24, length, w * 1.7)],
    pepper: () => [bar(length - 0.6, length, w * 1.45)],
    ball: () => [disc('body', x + length - w * 0.8, y, w * 0.95)],
  }
  const marks = [
    ...(cradle === 0 ? [] : [bar(-0.15, Math.abs(cradle), w * 0.9, cradle > 0 ? -w * 1 : w * 1)]),
    bar(0, length, w),
    ...(sleeve > 0 ? [bar(0, sleeve, w * 1.45)] : []),
    ...(jacket > 0 ? [bar(0, jacket, w * 1.9)] : []),
    ...(breech > 0 ? [bar(-breech, 0.1, w * 1.9)] : []),
    ...(brake ? brakes[brake]() : []),
  ]
  return raise === 0 ? marks : moved(marks, (point) => turned(point, raise, [x, y]))
}

export const drawMantlet = ({ at: [x, y], mantlet, raise = 0 }: DrawnGun): Mark[] => {
  if (!mantlet) return []
  const [length, height] = mantlet
  const marks = [
    area(
      'body',
      [
        [x - length * 0.6, y - height / 2],
        [x - length * 0.6, y + height / 2],
        [x + length * 0.2, y + height * 0.4],
        [x + length * 0.4, y],
        [x + length * 0.2, y - height * 0.4],
      ],
      0.06,
    ),
  ]
  return raise === 0 ? marks : moved(marks, (point) => turned(point, raise, [x, y]))
}
