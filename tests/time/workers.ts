/** How many workers run the files of tests: as many as there are cores, or as `npm test` says, which runs stages side by side. */

/** The variable of the environment that says how many. */
export const workersVariable = 'SANDTABLE_TEST_WORKERS'

export const maxWorkers = Number(process.env[workersVariable]) || '100%'
