/** `./saloon` and `./saloon --port 9000` start the server: that is what the executable is for. */
const [first = '--'] = process.argv.slice(2);
const isAboutProgram = ['--help', '-h', '--version', '-v'].includes(first);
if (first.startsWith('-') && !isAboutProgram) process.argv.splice(2, 0, 'serve');
