/** What every component of the player may reach. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { RuleId } from '../../engine/game.ts'
import type { Camera } from './camera.ts'
import type { Controller } from './controller.ts'
import type { PlayerState } from './state.ts'
import type { Types } from './systemUi.ts'
import type { Tutor } from './tutor.ts'

export interface Instrument<T extends Types = Types> {
  readonly state: PlayerState<T>
  readonly control: Controller
  readonly camera: Camera
  readonly tutor: Tutor
  readonly ruleHref: (rule: RuleId) => string | undefined
  readonly home: string | undefined
}

const InstrumentContext = createContext<Instrument | undefined>(undefined)

export const InstrumentProvider = InstrumentContext.Provider

export const useInstrument = (): Instrument => {
  const instrument = useContext(InstrumentContext)
  if (!instrument) throw new Error('a part of the player stands outside of it')
  return instrument
}
