/** Reinforcements that are due and find no place, each with its reasons. */

import { blockedUnits, blockedWords } from '../arrivals.ts'
import { useInstrument } from '../context.ts'

export const BlockedUnits = ({ unit }: { unit?: number }) => {
  const { state } = useInstrument()
  const waiting = blockedUnits(state).filter((blocked) => unit === undefined || blocked.unit === unit)
  return (
    <>
      {waiting.map((blocked) => (
        <p key={blocked.unit} class="blocked">
          {blockedWords(state, blocked)}
        </p>
      ))}
    </>
  )
}
