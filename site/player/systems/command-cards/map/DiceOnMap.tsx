/** The dice that fell with the last action, over the place of the fight, for as long as they are read. */
import { useEffect, useState } from 'preact/hooks'
import { centreOf, extentOf } from '../../../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'
import { dieFace } from '../dieFaces.ts'
import type { RollShown } from '../rolls.ts'
import type { PlayerState } from '../types.ts'

/** Milliseconds that dice lie on the map. */
const diceLie = 5200
const size = 30
const gap = 6
const mostInRow = 6
/** Map units between the middle of the hex and the dice: what was lost is told between. */
const aside = 52

/** Where a roll is shown: at its target, or where that stood before. */
const placeOfRoll = (state: PlayerState, { target, unit }: RollShown): number => {
  const { timeline, replayAt } = state
  const { steps, first } = timeline.value
  const at = replayAt.value ?? steps.length
  const before = (steps[at - 2]?.after ?? first).state
  const who = target ?? unit
  return who === undefined ? 0 : before.hex[who]
}

const Row = ({ roll, delay }: { roll: RollShown; delay: number }) => {
  const columns = Math.min(mostInRow, roll.dice.length)
  return (
    <>
      {roll.dice.map(({ face, counts }, at) => (
        <g
          key={at}
          transform={`translate(${((at % mostInRow) - (columns - 1) / 2) * (size + gap)} ${Math.floor(at / mostInRow) * (size + gap)})`}
        >
          <g class={`cc-die is-${counts}`} style={{ animationDelay: `${delay + at * 70}ms` }}>
            <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={6} />
            <path d={dieFace[face]} />
          </g>
        </g>
      ))}
    </>
  )
}

const heightOf = ({ dice }: RollShown): number => Math.ceil(dice.length / mostInRow) * (size + gap)

export const DiceOnMap = () => {
  const { state } = useInstrument()
  const rolls = state.desk.rolls.value.filter(({ dice }) => dice.length > 0)
  const { value: timeline } = state.timeline
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGone(timeline), diceLie)
    return () => clearTimeout(timer)
  }, [timeline])
  const [last] = rolls
  const hex = last === undefined ? 0 : placeOfRoll(state, last)
  if (last === undefined || hex <= 0 || gone === timeline) return null
  const { map } = state.bundle.scenario
  const { x, y } = centreOf(map, hex)
  const height = rolls.reduce((sum, roll) => sum + heightOf(roll), 0)
  const widest = Math.max(...rolls.map(({ dice }) => Math.min(mostInRow, dice.length)))
  const [w, h] = [widest * (size + gap) + gap, height + gap]
  // Near the upper edge they lie below the fight.
  const isBelow = y < h + aside + 10
  const edge = w / 2 + 6
  const middle = Math.min(Math.max(x, edge), extentOf(map).width - edge)
  let top = gap + size / 2
  return (
    <g transform={`translate(${middle.toFixed(1)} ${(isBelow ? y + aside : y - aside).toFixed(1)})`}>
      <g class="cc-dice" key={timeline.steps.length}>
        <g transform={`translate(0 ${isBelow ? 0 : -h})`}>
          <rect class="cc-dice-tray" x={-w / 2} width={w} height={h} rx={12} />
          {rolls.map((roll, at) => {
            const here = top
            top += heightOf(roll)
            return (
              <g key={at} transform={`translate(0 ${here})`}>
                <Row roll={roll} delay={at * 320} />
              </g>
            )
          })}
        </g>
      </g>
    </g>
  )
}
