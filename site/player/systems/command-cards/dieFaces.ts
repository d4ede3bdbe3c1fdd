/** The faces of a die, drawn in strokes for a square of 30 around 0,0; the same marks stand for kinds of unit on cards. */
import type { Face } from '../../../../engine/systems/command-cards/rules.ts'

const star = (() => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5
    const radius = index % 2 === 0 ? 9 : 3.8
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
})()

/** Infantry is the crossed frame, armour the track, as on counters; a grenade bursts, a flag waves. */
export const dieFace: Readonly<Record<Face, string>> = {
  infantry: 'M-9-6h18v12h-18zM-9-6l18 12M9-6l-18 12',
  armour: 'M-5-5h10a5 5 0 0 1 0 10h-10a5 5 0 0 1 0-10z',
  grenade: 'M0-3.4a5.8 5.8 0 1 1-.1 0M-2-3.2v-3.4h4v3.4M2-6.6q4-.4 5 3.4',
  star,
  flag: 'M-5.6 9v-18M-5.6-8.4q5-2.6 8 0t6 0v8q-3 2.4-6 0t-8 0',
}

/** Marks of the kinds of unit, of the same size. */
export const kindMark = {
  infantry: dieFace.infantry,
  armour: 'M-9-6h18v12h-18zM-4-3h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6z',
  artillery: 'M-9-6h18v12h-18zM0-3.2a3.2 3.2 0 1 1-.1 0z',
  any: 'M-9-6h18v12h-18z',
} as const
