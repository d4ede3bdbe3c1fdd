/**
 * Silhouettes of units, composed of drawn parts by what their cards say: 120 x 70 units, the ground at 62. Classes: `sk-ink` is filled,
 * `sk-cut` is what is left open in it, `sk-line` is a stroke, `sk-far` stands behind.
 */
import type { Ability, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { tenth } from '../../../cartography/geometry.ts'

/** The fields of a card that decide its look. */
export type Drawable = Pick<
  UnitRules,
  'class' | 'type' | 'nation' | 'armour' | 'movement' | 'wounds' | 'abilities' | 'weapon' | 'bombs' | 'upgrades'
>

const ground = 62

const ink = (d: string): string => `<path class="sk-ink" d="${d}"/>`
const cut = (d: string): string => `<path class="sk-cut" d="${d}"/>`
const line = (d: string, width: number): string => `<path class="sk-line" stroke-width="${width}" d="${d}"/>`
const disc = (x: number, y: number, r: number, of = 'sk-ink'): string =>
  `<circle class="${of}" cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"/>`
const moved = (x: number, y: number, drawn: string, scale = 1): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale})">${drawn}</g>`

/** A wheel of a road vehicle or a gun. */
const wheel = (x: number, r: number): string =>
  disc(x, ground - r, r) + disc(x, ground - r, r * 0.52, 'sk-cut') + disc(x, ground - r, r * 0.2)

/** A track with its road wheels, from one x to the other. */
const track = (from: number, to: number, height: number, wheels: number): string => {
  const [top, r] = [ground - height, height * 0.3]
  const step = (to - from - height * 1.1) / (wheels - 1)
  const body = `M${from + height * 0.55} ${top}H${to - height * 0.5}Q${to + 2} ${top} ${to} ${top + height * 0.35}L${to - height * 0.45} ${ground}H${from + height * 0.5}L${from} ${top + height * 0.45}Q${from - 1} ${top} ${from + height * 0.55} ${top}z`
  const discs = Array.from({ length: wheels }, (_, at) => {
    const x = from + height * 0.55 + at * step
    return disc(x, ground - r - 1.6, r, 'sk-cut') + disc(x, ground - r - 1.6, r * 0.62)
  })
  return ink(body) + discs.join('')
}

/** A barrel to the right with its muzzle brake. */
const barrel = (x: number, y: number, length: number, width: number, brake: boolean, angle = 0): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${-angle})">` +
  ink(`M0 ${-width / 2}H${length}V${width / 2}H0z`) +
  (brake ? ink(`M${length - 1} ${-width * 0.95}h5v${width * 1.9}h-5z`) : '') +
  '</g>'

/** How heavy a weapon looks, from 0 to 1. */
const calibre = ({ weapon }: Drawable): number =>
  Math.min(1, ((weapon?.piercing ?? 0) + 2 * (weapon?.damage ?? 0)) / 15)

const has = (unit: Drawable, ability: Ability): boolean => unit.abilities.includes(ability)
const carries = (unit: Drawable, ...upgrades: readonly string[]): boolean =>
  unit.upgrades.some(({ upgrade }) => upgrades.includes(upgrade))

const drawTank = (unit: Drawable): string => {
  const { armour, wounds, type, weapon } = unit
  const size = Math.min(1, (armour + wounds - 5) / 11)
  const half = 27 + 13 * size
  const [from, to] = [56 - half, 56 + half]
  const gear = 13 + 5 * size
  const top = ground - gear
  const hull = 7 + 3 * size
  const length = 12 + 30 * calibre(unit)
  const width = 2.4 + 2.4 * calibre(unit)
  const brake = (weapon?.piercing ?? 0) > 6
  const running = track(from, to, gear, 4 + Math.round(3 * size))
  // Guns on tracks have no turret: their gun stands in the hull.
  if (type === 'gun' || type === 'anti-tank' || type === 'special')
    return (
      barrel(to - 16, top - hull - 1, length, width, brake) +
      ink(`M${from + 4} ${top}L${from + 10} ${top - hull - 8}H${to - 18}L${to - 4} ${top - 3}V${top}z`) +
      running
    )
  const middle = 52 - 3 * size
  const turret = 13 + 5 * size
  const roof = top - hull - 8 - 3 * size
  const isRound = unit.nation === 'soviet' || unit.nation === 'us'
  return (
    barrel(middle + turret - 4, top - hull - 5 - size, length, width, brake) +
    ink(
      isRound
        ? `M${middle - turret} ${top - hull}Q${middle - turret} ${roof} ${middle - 4} ${roof}H${middle + 3}Q${middle + turret} ${roof} ${middle + turret} ${top - hull}z`
        : `M${middle - turret} ${top - hull}L${middle - turret + 3} ${roof}H${middle + turret - 6}L${middle + turret} ${top - hull}z`,
    ) +
    ink(`M${middle - 9} ${roof}v-3.4h9v3.4z`) +
    ink(`M${from + 2} ${top + 1}L${from + 5} ${top - hull}H${to - 15}L${to - 1} ${top + 1}z`) +
    running
  )
}

const drawTruck = (bed: string): string =>
  ink('M22 50V46H98V50z') +
  ink('M76 48V24h12l7 10 10 3V48z') +
  cut('M80 33V28h6l4 5.4z') +
  bed +
  wheel(36, 8) +
  wheel(53, 8) +
  wheel(92, 8)

const canvas =
  ink('M18 47V24Q18 17 26 17H66Q73 17 73 24V47z') +
  cut('M30 20q-3 4-3 26h1.6q0-22 3-26zM46 20q-3 4-3 26h1.6q0-22 3-26zM62 20q-3 4-3 26h1.6q0-22 3-26z')
const rockets = ink('M16 46l5-4 46 1v4z') + line('M20 40L70 15M23 44L73 19M26 47L76 23', 3.2)

const halftrack =
  track(18, 66, 15, 5) +
  ink('M14 49V30l8-5H74l6 6 20 4 6 9-4 6z') +
  cut('M78 35V31.5l-4-3.5H70V35z') +
  line('M52 25V19M46 19h18', 2.6) +
  wheel(92, 9)

const carrier = track(24, 92, 15, 4) + ink('M20 48V38l8-5H70l5-5h9l2 6 10 4 3 10z') + line('M80 30h16', 2.4)

const drawTransport = (unit: Drawable): string => {
  if (unit.weapon === undefined && unit.armour <= 1) return drawTruck(canvas)
  return unit.armour > 2 || unit.nation === 'german' || unit.nation === 'us' ? halftrack : carrier
}

/** A gun on wheels: trail to the left, shield, and its barrel, flat or raised. */
const drawGun = (unit: Drawable): string => {
  const size = calibre(unit)
  const flies = has(unit, 'anti-aircraft') || unit.type === 'anti-aircraft'
  const howitzer = (unit.weapon?.range ?? 0) > 4 && !flies
  const brake = (unit.weapon?.piercing ?? 0) > 5
  if (!has(unit, 'towed') && unit.movement > 1) return drawTruck(rockets)
  const r = 8 + 4 * size
  const axle = ground - r
  const angle = flies ? 48 : howitzer ? 26 : 4
  return (
    line(`M58 ${axle - 2}L18 ${ground - 1}M18 ${ground - 1}l-5-4`, 3.4) +
    barrel(flies ? 52 : 46, axle - 5, flies ? 46 : 34 + 26 * size, 3 + 2.6 * size, brake, angle) +
    ink(`M48 ${axle - 9}h16v7H48z`) +
    (flies ? line(`M40 ${ground - 1}h38M59 ${axle}L44 ${ground - 1}M59 ${axle}L74 ${ground - 1}`, 3) : '') +
    (flies ? '' : ink(`M63 ${axle - 16 - 5 * size}l5 1 2 ${22 + 6 * size}h-6z`) + wheel(59, r))
  )
}

/** Parts of men, in strokes: about 34 high, the feet at 0,0. */
const helmet = '<path class="sk-ink" d="M-5.2-29.6Q-5-35.4 0-35.4T5.4-30q.1 1.4-1.2 1.4h-8.6q-1 0-.8-1z"/>'
const headed = (x: number, y: number): string => moved(x, y, helmet + disc(0.4, -27, 3.5))
const standing = line('M0-20L-.5-11', 5.2) + line('M-1-11L-4.6-1h2.6M0-11L4.6-1h2.6', 3.9) + headed(0, 0)
const running = line('M2-20L-1-11M-1-11L-9-6-12-1M-1-11L6-8 5-1h3', 4.6) + headed(3, 0)
const kneeling = line('M-1-15L-3-6M-3-6L-9-1h-4M-3-6L6-9 6-1h3', 4.6) + headed(0.4, 5)
const rifle = line('M1-18.5L8-17M-6-21L15-18.5', 2.4)
const shouldered = line('M1-18L5-14M-5-13L9-31', 2.2)
const aimed = line('M0-13L9-15M-3-15.6H22', 2.4)
const scoped = line('M0-13L9-15M-3-15.6H27M6-18.4h7', 2)
const machineGun = line('M-4-10H24M8-10L2-1M8-10L15-1', 2.8)
const tube = line('M-9-20.6H20', 4) + line('M16-20.6h6', 5.6)
const mortar = line('M0-2L9-22M9-22', 4) + line('M7-14L15-1M-4-1H4', 2.2)
const pack = ink('M-9-23h6v12h-6z')
const flame = ink('M16-18q8-7 18-4-4 1-4 4 4 0 7 4-12 4-21-1z')
const aerial = ink('M-9-23h6v11h-6z') + line('M-7-22L-11-42', 1.6)
const cross = ink('M-2.4-2.4v-5h4.8v5h5v4.8h-5v5h-4.8v-5h-5v-4.8z')
const canopy =
  ink('M-20 0Q-18-20 0-20T20 0Q15-4 10 0 5-4 0 0-5-4-10 0-15-4-20 0z') + line('M-19 0L0 20M19 0L0 20M0 0V20', 1.1)
const flag = line('M0 0V-40', 2) + ink('M1-40q8-4 13 0t10 0v12q-5 4-10 0t-13 0z')

const far = (drawn: string): string => `<g class="sk-far">${drawn}</g>`

const drawInfantry = (unit: Drawable): string => {
  const reach = unit.weapon?.range ?? 0
  const man = (x: number, drawn: string): string => moved(x, ground, drawn, 1.3)
  if (has(unit, 'paratroops'))
    return (
      far(moved(26, 28, canopy, 0.9) + moved(26, 62, standing, 0.55)) +
      man(62, running + rifle) +
      moved(100, 26, canopy, 0.55)
    )
  if (has(unit, 'medic')) return far(man(30, standing)) + man(58, kneeling + pack) + moved(94, 34, cross, 1.7)
  if (has(unit, 'command'))
    return moved(22, ground, flag, 1.25) + far(man(94, standing + shouldered)) + man(62, standing + aerial)
  if (has(unit, 'engineer')) return far(man(30, running + rifle)) + man(64, running + pack + rifle + flame)
  if (has(unit, 'recon')) return far(man(92, standing + shouldered)) + man(52, kneeling + scoped)
  if (unit.type === 'communications') return far(man(90, kneeling)) + man(54, kneeling + aerial)
  if (unit.type === 'special' && reach > 3) return man(46, kneeling + scoped)
  if (unit.type === 'special' && (unit.weapon?.piercing ?? 0) > 3)
    return far(man(26, kneeling)) + man(58, kneeling + tube)
  if (unit.type === 'special' && reach > 2) return far(man(28, kneeling)) + man(54, kneeling + machineGun)
  if (unit.type === 'heavy' && carries(unit, 'mortar'))
    return far(man(24, standing + shouldered)) + man(58, kneeling + machineGun) + far(moved(96, ground, mortar, 1.15))
  if (unit.type === 'heavy') return far(man(26, standing + shouldered)) + man(58, kneeling + machineGun)
  if (unit.movement > 1) return far(man(26, running + rifle) + man(94, running + rifle)) + man(58, running + rifle)
  return far(man(28, standing + shouldered)) + man(56, running + rifle) + far(man(92, kneeling + aimed))
}

/** An aircraft from above, its nose to the upper right. */
const drawAircraft = (unit: Drawable): string => {
  const bombs = unit.bombs ?? 0
  // An armoured bomber is one that attacks from low, with one engine.
  const engines = bombs > 1 && unit.armour < 5 ? 2 : 1
  const span = bombs > 1 ? 46 : bombs > 0 ? 38 : 33
  const chord = bombs > 0 ? 13 : 11
  const length = bombs > 1 ? 34 : 27
  const sweep = unit.type === 'fighter' ? 5 : 2
  const nacelles =
    engines > 1 ? [-15, 15].map((x) => ink(`M${x - 3.4}-16q3.4-6 6.8 0v20h-6.8z`) + line(`M${x - 8}-20h16`, 1.4)) : []
  const plane =
    ink(
      `M0-4L${span} ${sweep}q3 ${chord * 0.35} 0 ${chord * 0.5}L0 ${chord - 3}-${span} ${sweep + chord * 0.5}q-3-${chord * 0.2} 0-${chord * 0.5}z`,
    ) +
    ink(`M-4-${length * 0.62}Q0-${length * 0.95} 4-${length * 0.62}L3.4 6 1.6 ${length}h-3.2L-3.4 6z`) +
    ink(`M0 ${length - 8}L13 ${length - 3}v4L0 ${length + 1}-13 ${length + 1}v-4z`) +
    cut('M-1.8-6h3.6l-.4 8h-2.8z') +
    nacelles.join('') +
    (engines > 1 ? '' : line(`M-9-${length * 0.82}H9`, 1.6)) +
    [-1, 1].map((way) => disc(way * span * 0.66, sweep * 0.66 + 3, 3.2, 'sk-cut')).join('')
  return `<g transform="translate(58 37) rotate(34)">${plane}</g>`
}

const drawings: Readonly<Record<UnitRules['class'], (unit: Drawable) => string>> = {
  infantry: drawInfantry,
  artillery: drawGun,
  tank: drawTank,
  transport: drawTransport,
  aircraft: drawAircraft,
}

/** The silhouette of a unit as an SVG fragment. */
export const drawSilhouette = (unit: Drawable): string => drawings[unit.class](unit)
