// Imported by the entry to evaluate React before the rest of the application. Directly imported, it would give the entry code of the
// bundler that makes a module of it, in a file that the first request of a video then waits for.
import 'react-dom/client';
