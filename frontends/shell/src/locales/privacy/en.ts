import type { PrivacyTexts } from './pt.ts';

export const privacyEn: PrivacyTexts = {
  intro: 'What is kept, where and for how long, in plain words.',
  parts: [
    {
      title: 'In this browser',
      text: 'Your language, the videos you have seen, the file of the last one you played and your choice about ads stay on this device. What you are writing and the message you received stay in this tab only, and are gone when the tab closes; only a question that you try to send while offline waits on this device, for a week at most, until you send it, delete it or log out. If you log in, your name and e-mail are kept here too, until you log out.',
    },
    {
      title: 'What you tell us',
      text: 'Your name and your question are used to write the message and are not stored on the server unless you save the message to your account. To write it we may use an artificial intelligence service, which then receives the name, the question and the language. When we recognise danger in what you write, nothing is sent to that service.',
    },
    {
      title: 'On the server',
      text: 'We count visits, spins, videos and questions without knowing whose they are. Technical records do not contain what you write. Of an account we keep name, e-mail, the password in a form that cannot be reversed, and saved messages; you can delete all of it in “My messages”.',
    },
    {
      title: 'Ads',
      text: 'They are loaded only if you accept, and they run in isolation: they can read neither this page nor what you write. Whoever supplies them receives the internet address of your device and may recognise your browser. Beside an offer of help there are never ads.',
    },
  ],
};
