/** Says plainly what holds in a game by link and what does not. */
export const Facts = () => (
  <details class="link-facts">
    <summary>What is certain, and what is not</summary>
    <ul class="stack">
      <li>
        Nobody chooses the dice or the deal: they come from one secret of each player, and both were sealed before
        either was shown.
      </li>
      <li>
        Nobody can change a turn that was sent, or send it twice: your page remembers what it has seen, and refuses.
      </li>
      <li>Each turn is signed. Your key is in this browser and in the file of your side, and nowhere else.</li>
      <li>
        Every link holds the whole game. This page shows you only your own side, but a changed program could show hidden
        units and hands.
      </li>
      <li>
        When a turn begins, both of its secrets are known. A changed program, or a copy of the side in another browser,
        could find out what the dice of this turn would bring before an order is given; of no other turn.
      </li>
      <li>Whoever reads the links on their way can watch as well, but cannot move.</li>
    </ul>
  </details>
)
