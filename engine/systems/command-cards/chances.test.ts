import { expect, test } from 'vitest'
import { chancesOf, type Roll } from './chances.ts'

const roll: Roll = { dice: 3, sides: 6, hits: 3, flags: 1, figures: 4, ignores: 0, hexes: 1, room: 3 }

/** The same by letting every die fall on every side. */
const byHand = ({ dice, sides, hits, flags, figures, ignores, hexes, room }: Roll): number[] => {
  const sum = [0, 0, 0, 0]
  const all = sides ** dice
  for (let fall = 0; fall < all; fall++) {
    let [hit, flag] = [0, 0]
    for (let die = 0, rest = fall; die < dice; die++, rest = Math.floor(rest / sides)) {
      const side = rest % sides
      if (side < hits) hit++
      else if (side < hits + flags) flag++
    }
    const shaken = Math.max(0, flag - ignores)
    const losses = Math.min(hit, figures) + Math.max(0, shaken * hexes - room)
    sum[0] += Math.min(hit, figures)
    sum[1] += losses >= figures ? 1 : 0
    sum[2] += shaken
    sum[3] += losses < figures && Math.min(shaken * hexes, room) > 0 ? 1 : 0
  }
  return sum.map((one) => Math.round((one * 1000) / all))
}

test.each<Partial<Roll>>([
  {},
  { dice: 1 },
  { dice: 5, figures: 2 },
  { hits: 2, figures: 1 },
  { ignores: 1 },
  { room: 0 },
  { room: 1, figures: 2 },
  { dice: 4, hits: 1, sides: 36, flags: 6, figures: 1 },
  { hexes: 0 },
  { flags: 0, hits: 0 },
])('command-cards.C14: chances are those of all ways in which the dice can fall: %j', (part) => {
  const { hits, kill, flags, retreat } = chancesOf({ ...roll, ...part })
  expect([hits, kill, flags, retreat]).toEqual(byHand({ ...roll, ...part }))
})
