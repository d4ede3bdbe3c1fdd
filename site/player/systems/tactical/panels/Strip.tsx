/** The buttons of the bottom bar. */
import { AllUnits, AskStaff, NextUnit } from '../../../panels/StripButtons.tsx'

export const Strip = () => (
  <>
    <NextUnit />
    <AllUnits />
    <AskStaff />
  </>
)
