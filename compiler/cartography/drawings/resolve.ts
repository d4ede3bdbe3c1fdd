/** From drawings as authors write them to drawings that are drawn: what they are like, outlines and small parts are no names any more. */
import type { Drawing, DrawnBody, DrawnMan, DrawnThing } from '../../../engine/drawing.generated.ts'
import type { ShownBody, ShownMan, ShownThing, UnitDrawing } from '../../../engine/drawing.ts'
import { catalogue, hats, outlines, packs, postures, things, weapons } from './library.generated.ts'

/** A drawing with the parts of that which it is like. A chain that leads back to itself ends there. */
const withParts = (written: Drawing, seen: readonly string[] = []): Drawing => {
  const { like, about: _, ...parts } = written
  if (like === undefined || seen.includes(like)) return parts
  return { ...withParts(catalogue[like], [...seen, like]), ...parts }
}

const showBody = ({ shape = 'box', size = [1, 1], ...body }: DrawnBody): ShownBody => {
  const { points, round } = outlines[shape]
  const scaled = points.map((value, at) => Math.round(value * size[at % 2] * 1000) / 1000)
  return { ...(round !== undefined && body.points === undefined && { round }), ...body, points: body.points ?? scaled }
}

const showMan = ({
  posture = 'standing',
  weapon = 'none',
  hat = 'round',
  pack = 'none',
  ...man
}: DrawnMan): ShownMan => ({
  ...man,
  posture: postures[posture],
  weapon: weapons[weapon],
  // What is for eyes and ears.
  ...((weapon === 'binoculars' || weapon === 'handset') && { atHead: true }),
  hat: hats[hat],
  pack: packs[pack],
})

const showThing = ({ thing, ...rest }: DrawnThing): ShownThing => ({ ...rest, marks: things[thing] })

/** A drawing without names. */
export const resolveDrawing = (written: Drawing): UnitDrawing => {
  const { behind, below, crew, hull, upper, turret, over, men, things: near, ...rest } = withParts(written)
  return {
    ...rest,
    ...(behind && { behind: behind.map(showThing) }),
    ...(below && { below: below.map(showBody) }),
    ...(crew && { crew: crew.map(showMan) }),
    ...(hull && { hull: showBody(hull) }),
    ...(upper && { upper: showBody(upper) }),
    ...(turret && { turret: showBody(turret) }),
    ...(over && { over: over.map(showBody) }),
    ...(men && { men: men.map(showMan) }),
    ...(near && { things: near.map(showThing) }),
  }
}
