/**
 * How long tests wait, in milliseconds. It only ends what hangs: on a machine that has twenty other things to do all takes twenty times as
 * long, and no test has a shorter limit of its own. `PATIENCE` shortens the waits while one looks for a fault.
 */

/**
 * The time limit of a test or a hook. The longest, which installs the package and builds a site with it, took over half an hour beside
 * twenty others.
 */
export const testPatience = 7_200_000
/** For something that is to be seen soon. */
export const patience = Number(process.env.PATIENCE ?? 400_000)
