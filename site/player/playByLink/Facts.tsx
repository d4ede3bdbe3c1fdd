/** Says plainly what holds in a game by link and what does not. */
export const Facts = () => (
  <details class="link-facts">
    <summary>What is sure, and what is not</summary>
    <ul class="stack">
      <li>
        Nobody chooses the dice or the deal: they come from a secret of each, and each was sealed before the other one
        was shown.
      </li>
      <li>Nobody changes a turn that was sent, or sends it twice: your page keeps what it has seen, and refuses.</li>
      <li>Each turn is signed. Your key is in this browser and in the file of your side, and nowhere else.</li>
      <li>
        Every link holds the whole game. This page shows you your side alone, but a changed program could show hidden
        units and hands.
      </li>
      <li>
        When a turn begins, both secrets are there. A changed program, or a copy of the side in another browser, could
        find out what the dice of this very turn would bring, before an order is given. Of no other turn.
      </li>
      <li>Whoever reads the links on their way can watch, too, but not move.</li>
    </ul>
  </details>
)
