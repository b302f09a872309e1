/** `./saloon` opens the saloon, and so does `./saloon --port 9000`: the executable is the server first of all. */
const [first = '--'] = process.argv.slice(2);
const isAboutProgram = ['--help', '-h', '--version', '-v'].includes(first);
if (first.startsWith('-') && !isAboutProgram) process.argv.splice(2, 0, 'serve');
