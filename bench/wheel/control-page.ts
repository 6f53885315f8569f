import { WHEEL } from '@selah/shared/contracts/limits';

/**
 * The simplest animation: one small square moved by the compositor, on an empty page. No wheel can have a better frame rate on
 * the same machine. It has the names of the wheel, so that the same code measures both.
 */
const HTML = `<!doctype html>
<meta name="viewport" content="width=device-width">
<button aria-disabled="false" style="width: 20rem; height: 20rem">Girar a roleta</button>
<div data-testid="wheel" class="wheel-disc"></div>
<style>
  .wheel-disc {
    width: 40px; height: 40px; background: teal; will-change: transform;
    transition: transform ${WHEEL.spinMs}ms cubic-bezier(0.33333, 1, 0.66667, 1);
  }
</style>
<script>
  const [button, disc] = [document.querySelector('button'), document.querySelector('.wheel-disc')];
  let turned = 0;
  button.onclick = () => {
    turned += 1800;
    disc.style.transform = 'rotate(' + turned + 'deg)';
    button.setAttribute('aria-disabled', 'true');
    setTimeout(() => button.setAttribute('aria-disabled', 'false'), ${WHEEL.spinMs + WHEEL.loadingClearMs});
  };
</script>`;

export const CONTROL_PAGE = `data:text/html,${encodeURIComponent(HTML)}`;
