import type { PhraseBook } from '../../phrase-book.ts';

export const themes: PhraseBook['themes'] = {
  grief: {
    acknowledge: [
      'Losing someone you love leaves a silence that nothing quickly fills. That it hurts this much says how much love there was, and there is no right way or right pace to grieve.',
      'Grief changes the taste of every day: the empty chair, the name that comes to the lips, the waves that arrive without warning. What you feel is not too much; it is love with nowhere to go.',
      'There are absences that no sentence can repair, and these lines will not pretend to. What you wrote holds love and longing together, and both are welcome here, with tears or without.',
    ],
    step: [
      'When you can, light a candle or hold a photograph, and say out loud one thing you would like to have told them. A few words are enough.',
      'Today, call someone who also knew this love and tell each other one memory. Grief weighs a little less when two people are holding it.',
      'Let the body have what it needs today: water, something warm to eat, a short walk. Nothing else has to be decided while it hurts like this.',
    ],
  },
  illness: {
    acknowledge: [
      'Illness, in our own body or in someone we love, takes over the whole day: the waiting, the results, the questions at night. What you are going through is hard, and wanting relief is no lack of faith.',
      'When health gives way, so many other things tremble with it. In your words there is worry, and also a great deal of care, and it is understandable to be frightened and worn.',
      'Living close to sickness asks for courage nobody applauds: appointments, pain, plans put off again. You do not have to be brave every hour, and you do not have to understand why.',
    ],
    step: [
      'Write down the three questions that worry you most and take them to the doctor or nurse; if there is a new or stronger symptom, do not wait to be seen.',
      'Ask one person for one concrete thing this week: a ride, a meal, an hour of company. People often wait to be told how to help.',
      'Keep close to those who are treating this and tell them how you really feel. Then give yourself ten minutes today with nothing medical in them.',
    ],
  },
  heartbreak: {
    acknowledge: [
      'When a love breaks, it is not only the person who is missing: it is the plans, the habits, the future you had already begun to live in. It is natural that the ground feels gone.',
      'Being left, or betrayed, or watching love wear away hurts in a place that is hard to show. Your pain is not an exaggeration, and your worth was never measured by someone staying.',
      'A heart that trusted and was wounded needs time, more than advice. What you wrote carries the weight of a story that mattered, and nobody can ask you to be over it by now.',
    ],
    step: [
      'For today, put the phone in another room for one hour and do something kind for your body: a shower, a walk, a plate of warm food.',
      'Write the letter you will not send: everything, without correcting it. Then fold it and put it away; you will know later what to do with it.',
      'Call a friend who can listen without hurrying you, and ask for half an hour. You do not have to tell the whole story, only how today is.',
    ],
  },
  child: {
    acknowledge: [
      'Worrying about a child is a love that never goes off duty. You look at them and see everything that could go wrong, and yet what shows most in your words is how much they are loved.',
      'Few things weigh as much as seeing a son or a daughter on a hard road and not being able to walk it for them. Your concern is not weakness; it is care looking for a way.',
      'Raising and loving a child brings questions no manual answers, and often a guilt that is not deserved. That you are asking at all says a great deal about the love in your home.',
    ],
    step: [
      'Today, find ten minutes beside them without questions or advice: a snack, a walk, a game. Being near often opens what words cannot.',
      'Write three lines about what worries you most and share them with someone who also cares for them, at home, at school or at the clinic.',
      'Before the day ends, tell them one thing you love about them, aloud or in a message. If something alarms you, speak with their doctor or teacher soon.',
    ],
  },
  addiction: {
    acknowledge: [
      'Fighting something that pulls again and again is exhausting, and shame makes it heavier. What you wrote is honest, and honesty is not a small thing in this struggle, wherever you are in it.',
      'Whoever lives close to a dependence knows the promises, the relapses and the fear of the next day. This is not a simple matter of willpower, and nobody deserves contempt for it.',
      'There are chains that others do not see. Naming them, as you did, takes courage, and falling again does not erase a single honest attempt that came before.',
    ],
    step: [
      'Tell one safe person today, in one sentence, how things really are. A support group or a doctor can walk with you; asking is a sign of strength.',
      'Choose only the next hour: go where it is harder to fall, drink some water, call someone. When the hour is over, choose the next one.',
      'Look up the nearest support group or health service and write its number on paper. You need not call yet, but keep it where you can see it.',
    ],
  },
  guilt: {
    acknowledge: [
      'Guilt repeats the same scene and always reaches the same verdict. That it hurts shows a conscience that is awake, and a person is always more than the worst thing they have done.',
      'Carrying shame is lonely work: it convinces us that if others knew, nobody would stay. You put it into words here, and that took truthfulness.',
      'What is done cannot be undone, and that sentence can be very heavy. Still, regret is not a life sentence; it can be the place where something more truthful begins.',
    ],
    step: [
      'Write three lines: what happened, what you regret, and one thing you could repair. If repairing would hurt no one, take the smallest part of it this week.',
      'Speak with someone trustworthy, a friend, a counsellor or a spiritual guide, and say it once from beginning to end. Hidden things weigh more than spoken ones.',
      'Today, talk to yourself as you would to a dear friend who had made the same mistake. Say one such sentence aloud, however strange it feels.',
    ],
  },
  loneliness: {
    acknowledge: [
      'Loneliness can hurt even with people around: nobody asks, nobody notices, and the evenings grow long. Wanting to be seen and to matter to someone is no weakness; it is deeply human.',
      'To have no one to share the day with is a quiet kind of pain, and it is easy to start believing that it is our fault. What you feel deserves to be heard.',
      'There is a tiredness that comes from always being the one who waits for a message. You wrote, and that was already a step towards someone.',
    ],
    step: [
      'Send one short message today to someone you have not spoken with for a while. It need not be deep; “I thought of you” is enough.',
      'Choose one place where people meet every week, a choir, a class, a church, a volunteer group, and go once just to see.',
      'Go out for twenty minutes today and greet one person by name or with a smile. Small contacts also count.',
    ],
  },
  family: {
    acknowledge: [
      'Conflict at home hurts twice, because it comes from the people we most wanted to rest with. You can love them and be hurt by them at the same time; neither cancels the other.',
      'When family life becomes tense, even silence is loud. In your words there is tiredness, and also the wish for things to be different, and that wish is worth caring for.',
      'Old hurts between relatives are seldom about one thing only. It must be heavy to stand in the middle of it, and you are not the one who has to solve it all.',
    ],
    step: [
      'Before the next conversation, write one sentence that begins with “I feel” and contains no accusation. Say only that one, at a calm hour.',
      'Choose one person in the family with whom peace is easier, and send a kind line today. Not everything has to be mended at once.',
      'Give yourself a pause before answering: a glass of water, ten slow breaths. If any talk becomes unsafe, step away and ask someone for help.',
    ],
  },
  work: {
    acknowledge: [
      'Worry about money or work follows a person everywhere, to the table and to bed. It is hard to be at peace when the numbers do not add up, and it says nothing about your worth.',
      'Having no work, or work that wears you down, touches more than the pocket: it touches dignity and sleep. What you are carrying is real, and there is no shame in it.',
      'Bills, deadlines and uncertainty make the future look like a wall. You have been holding a lot together, probably more than anyone around you knows.',
    ],
    step: [
      'Take one sheet of paper and write what is due, in order of date, and mark only the first thing. Do that one this week, and ask about terms.',
      'Tell one trusted person what you are looking for or what you owe, in plain figures. Help and ideas seldom come to a worry kept secret.',
      'Give this worry a fixed half hour today, with pen and paper; outside that half hour, let yourself rest from counting.',
    ],
  },
  exam: {
    acknowledge: [
      'An exam can seem to put your whole life on one page. The nerves you describe show how much this matters to you, and how much effort is already behind you.',
      'Studying under pressure is tiring: the more one fears forgetting, the less one seems to know. That feeling is common, and it is not a measure of what you have learned.',
      'So much seems to hang on one date, one grade, one result. It is understandable to feel tense, and you remain worth the same on the day after, whatever the paper says.',
    ],
    step: [
      'Study for twenty-five minutes, rest for five, and stop at a fixed hour tonight; a mind that slept remembers better than one that kept going.',
      'Prepare tonight what you need, bag, pens, way there, and then close the books. Tomorrow, before starting, breathe out slowly three times.',
      'Write the fear in one line on paper, then write under it one topic you do know. Begin with that one, and let the rest follow.',
    ],
  },
  injustice: {
    acknowledge: [
      'Being wronged leaves a fire inside: the scene comes back, with all the answers that were never said. Your anger has a reason, and it need not be denied in order to be prayed.',
      'It hurts to see injustice go on as if nothing had happened. The wish that things be put right is not bitterness; it is a sense of justice asking for a way.',
      'When someone takes advantage, lies or humiliates, more than a right is damaged. What you wrote makes sense, and nobody should hurry you into saying that it is all fine.',
    ],
    step: [
      'Write down the facts, with dates, on one page, and what you would consider fair. Show it to someone sensible before deciding what to do.',
      'Let the body spend some of that anger safely: a brisk walk, a few stairs, a cleaned room. Decide nothing tonight while it is burning.',
      'Ask for advice from someone who knows your rights, or from a person you respect. You do not have to face this with silence only.',
    ],
  },
  sleeplessness: {
    acknowledge: [
      'Nights without sleep are long, and at three in the morning every worry looks twice its size. It is no wonder that you are worn; a tired mind has few defences.',
      'To lie awake while the house sleeps is a very particular loneliness. Thoughts go round and round, and the clock does not help. What you describe is truly hard.',
      'When rest does not come, the next day begins already in debt. You are not failing at sleeping; something in you is still keeping watch.',
    ],
    step: [
      'Tonight, write every worry on paper half an hour before bed, and leave the paper in another room. It will still be there tomorrow.',
      'If sleep does not come, get up, sit in dim light, breathe slowly and read a few quiet lines; go back to bed only when your eyes grow heavy.',
      'Keep the phone outside the bedroom tonight. And if this goes on for weeks, tell a doctor; sleep is worth asking help for.',
    ],
  },
  weariness: {
    acknowledge: [
      'There is a tiredness that a single night does not cure, when one has been giving for too long. What you wrote sounds like someone running on the last drop, and it deserves attention.',
      'Carrying so much, for so many, wears down even the strongest people. Being exhausted is not laziness and not lack of faith; it is a limit asking to be respected.',
      'When everything weighs, even small tasks look like mountains. You have kept going this far, and you are allowed to set something down.',
    ],
    step: [
      'Choose one thing on today’s list that can wait, and cross it out. In its place, lie down for fifteen minutes without a screen.',
      'Ask someone, today, to take over one small task. And if the exhaustion does not lift, speak with a doctor about it.',
      'Put a hand on your chest and take ten slow breaths, each a little longer on the way out. Then drink a glass of water, sitting down.',
    ],
  },
  fear: {
    acknowledge: [
      'Fear has a way of filling the whole room: the body braces, the mind runs ahead, and the worst seems already decided. It makes sense that you are tired of standing guard.',
      'Living with this much anxiety takes strength that nobody sees. You put it into words here, and words can make a fear a little less shapeless.',
      'When anxiety speaks it speaks loudly, and ordinary days become hard to cross. Nothing in what you wrote sounds foolish or weak.',
    ],
    step: [
      'Try this now: breathe in for four counts and out for six, five times over, and then name three things you can see around you.',
      'Write the fear in one line, and under it one thing that is in your hands today. Do only that one; the rest can wait on the paper.',
      'Tell one person you trust what frightens you, in plain words. If fear keeps taking over your days, a doctor or counsellor can help too.',
    ],
  },
  doubt: {
    acknowledge: [
      'When prayer feels like talking to a wall, it is easy to think that something is wrong with us. Many believers have known that silence, and some of the Psalms were written inside it.',
      'Doubt is not the opposite of faith; often it is faith asking for the truth. The questions in what you wrote are honest, and honest questions have a place in prayer.',
      'Dry seasons come, when words that used to warm us say nothing. Longing for God, as you do, is already a kind of prayer, even when nothing is felt.',
    ],
    step: [
      'Today, do not look for fine words: sit in silence for five minutes and say one true sentence to God, even if it is a complaint.',
      'Write down your three hardest questions and take them to someone whose faith you respect and who is not afraid of questions.',
      'Read the same short passage each morning this week, only that, without demanding to feel anything, and keep a line of notes.',
    ],
  },
  guidance: {
    acknowledge: [
      'Standing before a choice can be tiring: every road promises something and costs something. Your wish to choose well shows, and it is fine not to see the whole road yet.',
      'Decisions weigh when they touch people we love and a future we cannot see. Not knowing yet is no failure; it may be the time that the question needs.',
      'So many voices, so many reasons on both sides, and still no clear answer. It is understandable to feel stuck at the crossing for a while.',
    ],
    step: [
      'Divide a page in two, write what each path would give and what it would cost, and let it rest for a night before reading it again.',
      'Talk it through with one wise person who gains nothing from your choice, and listen to which option brings more quiet inside.',
      'Choose the smallest step that can be undone, such as a call, a visit or a question, and take only that one this week.',
    ],
  },
  thanks: {
    acknowledge: [
      'What a joy to read words of gratitude. You stopped to notice something good and to say it aloud, and that attention makes a gift shine a second time.',
      'Thank you for sharing good news. Joy, too, wants to be told, and yours comes through clearly in these lines, like an open window.',
      'Your gratitude is good company. It does not pretend that everything is easy; it simply refuses to let what is good go by unseen.',
    ],
    step: [
      'Before the day ends, tell one person who had a part in this what it meant to you. A short message can be kept for years.',
      'Write three lines about this good thing, with the date, and keep them where you will find them on a harder day.',
      'Let the joy become something small for someone else today: a coffee, a visit, a good word. It grows when it is shared.',
    ],
  },
  anything: {
    acknowledge: [
      'Thank you for trusting these lines with what is on your mind. It is not always easy to find words for what weighs on us, and the ones you found deserve to be received with care.',
      'What you wrote matters, and it does not have to be sorted out to be welcome here. Some things ask first to be heard, and only later to be solved.',
      'Behind every question there is a story, and only you know all of yours. What you brought here is taken seriously, just as it is.',
    ],
    step: [
      'Take three minutes now: sit, breathe slowly, and write three lines about what you need most today. Then choose the simplest of them.',
      'Share this with one person who knows how to listen, today or tomorrow. Spoken aloud, a worry often becomes clearer.',
      'Do one kind thing for your body today, a walk, a warm meal, an early night, and leave the rest of the question for tomorrow.',
    ],
  },
};

export const also: PhraseBook['also'] = {
  grief: [
    'And there is an absence in all this that hurts as well.',
    'The loss you speak of makes everything heavier.',
  ],
  illness: [
    'And the worry about health weighs on it too.',
    'That health is also at stake makes it harder still.',
  ],
  heartbreak: ['And a wounded love hurts alongside it.', 'A broken love makes it heavier still.'],
  child: [
    'And there is your concern for a child besides.',
    'Caring about a child makes it even more tender.',
  ],
  addiction: ['And the pull of a dependence makes it heavier.', 'The fight against a dependence adds to it.'],
  guilt: ['And guilt adds its own voice to it.', 'The guilt you feel makes it harder to rest.'],
  loneliness: [
    'And doing it without company makes it heavier.',
    'Loneliness adds to it, and that counts too.',
  ],
  family: ['And the tensions at home make it harder.', 'What happens in the family weighs as well.'],
  work: ['And money or work worries press from the other side.', 'Concerns about work or money add to it.'],
  exam: ['And the pressure of studies comes on top.', 'The tests ahead add to the pressure.'],
  injustice: ['And the unfairness of it burns as well.', 'That it is unfair makes it harder to bear.'],
  sleeplessness: ['And short nights make all of it louder.', 'Too little sleep makes everything heavier.'],
  weariness: ['And you are facing it already tired.', 'The tiredness makes every step longer.'],
  fear: ['And fear makes it all look bigger.', 'The fear that comes with it is understandable too.'],
  doubt: ['And it touches your faith as well.', 'That faith feels dry just now makes it harder.'],
  guidance: [
    'And there is a decision waiting in the middle of it.',
    'Having to decide at the same time is not easy.',
  ],
};
