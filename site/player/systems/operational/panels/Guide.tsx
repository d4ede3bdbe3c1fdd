/** How an operational battle is played by mouse. */
export const Guide = () => (
  <>
    <p>
      Choose a unit: where it can go is washed in amber, and hexes that cost the action point have a dashed edge. Choose
      a hex to move; choose an enemy beside it to attack. The pill over an enemy tells the expected loss, own : its.
      Every number in the panel unfolds into its terms, and each term leads to its rule.
    </p>
    <p>
      Below a unit’s numbers stand the orders that its headquarters can give it, each with its price in command points;
      what cannot be ordered says why. Some orders ask for a place: choose it on the map or in the list. A flag is a
      headquarters; choose it for its points, its branches, its force pool and what it does itself. Aircraft, ships and
      cards stand at the foot of the map.
    </p>
    <p>
      Grey ground is out of sight. A dashed counter there is a report: whose it is, of what kind, strong or weak. What
      you have seen cannot be taken back by undo.
    </p>
  </>
)
