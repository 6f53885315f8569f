// Prints when the helplines were last reviewed, and asks for a review if that is too long ago, because a wrong number is
// worse than none.
import {
  HELPLINES_REVIEW_DAYS,
  HELPLINES_REVIEWED_ON,
  helplinesAge,
} from '../packages/distress/src/helplines/helplines.ts';

const age = helplinesAge(new Date());
if (age > HELPLINES_REVIEW_DAYS) {
  process.stdout.write(
    `REVIEW NEEDED: the helplines were last reviewed ${age} days ago (${HELPLINES_REVIEWED_ON}). Check every number against its source.\n`,
  );
} else {
  process.stdout.write(`The helplines were reviewed ${age} days ago.\n`);
}
