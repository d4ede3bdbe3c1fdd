/** What the parts of this system UI may reach: the shell's instrument, with the types of operational battles. */
import { type Instrument, useInstrument as useAnyInstrument } from '../../context.ts'
import type { OperationalTypes } from './types.ts'

/** Only parts of this system UI are drawn where it is asked for, so that the battle is one of its own. */
export const useInstrument = (): Instrument<OperationalTypes> => useAnyInstrument() as Instrument<OperationalTypes>
