"""A bot of your own at somebody's table, in Python without any package: python3 outside_bot.py LINK [NAME [PAUSE]]

It sits down by the link of a table whose host allows outside bots, says that it is one, and plays until the game is over.
"""
import base64, json, os, random, socket, ssl, struct, sys, time
from urllib.parse import urlsplit

def choose(moves, view, seat):
    """How to choose: put your own thought here."""
    return random.choice(moves)

class Line:
    """A WebSocket (RFC 6455), as far as the protocol needs one: text, and no compression."""

    def __init__(self, link):
        address = urlsplit(link)
        is_safe = address.scheme == 'https'
        self.socket = socket.create_connection((address.hostname, address.port or (443 if is_safe else 80)))
        if is_safe:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=address.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f'GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                             f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        self.read = b''
        while b'\r\n\r\n' not in self.read: self.more()
        head, self.read = self.read.split(b'\r\n\r\n', 1)
        if b' 101 ' not in head.split(b'\r\n')[0]: sys.exit(f'Cannot connect to {link}: {head.decode()}')

    def more(self):
        data = self.socket.recv(65536)
        if not data: sys.exit('Cannot play on: the server hung up')
        self.read += data

    def send(self, message, kind=1):
        data = message if kind != 1 else json.dumps(message).encode()
        size = len(data)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack('!BBH', 0x80 | kind, 0x80 | 126, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def frame(self):
        """The next whole frame of what was read, if there is one. The server's are not masked, and none is in parts."""
        if len(self.read) < 2: return None
        size, begin = self.read[1] & 0x7f, 2
        if size > 125:
            begin = 4 if size == 126 else 10
            if len(self.read) < begin: return None
            size = int.from_bytes(self.read[2:begin], 'big')
        if len(self.read) < begin + size: return None
        kind, data = self.read[0] & 0x0f, self.read[begin:begin + size]
        self.read = self.read[begin + size:]
        return kind, data

    def receive(self, until):
        """The next message, or nothing when that time comes first."""
        while True:
            got = self.frame()
            if got is None:
                if until is not None and time.monotonic() >= until: return None
                self.socket.settimeout(None if until is None else max(0.001, until - time.monotonic()))
                try: self.more()
                except socket.timeout: pass
            elif got[0] == 1: return json.loads(got[1])
            elif got[0] == 9: self.send(got[1], 10)

def patched(old, patch):
    """See "Steps and patches" in docs/protocol.md."""
    if '=' in patch: return patch['=']
    if '+' in patch or '-' in patch:
        new = {name: part for name, part in (old or {}).items() if name not in patch.get('-', [])}
        new.update({name: patched(new.get(name), part) for name, part in patch.get('+', {}).items()})
        return new
    size = patch.get('#', len(old or []))
    new = ((old or []) + [None] * size)[:size]
    for place, part in patch.get('*', []): new[place] = patched(new[place], part)
    return new

def play_at(link, name, pause):
    table, line, commands = link.rstrip('/').split('/')[-1], Line(link), 0
    seat = view = due = None
    places, use, questions, version, answered = {}, [], {}, -1, 0

    def order(command):
        nonlocal commands
        commands += 1
        line.send({'type': 'do', 'table': table, 'id': f'c{commands}', 'command': command})

    line.send({'type': 'hello', 'protocol': 3, 'secret': os.urandom(32).hex(), 'name': name})
    line.send({'type': 'join', 'table': table})
    while True:
        message = line.receive(due)
        if message is None:
            moves = [move for place in use for move in places[place]]
            # Some moves are always open: what answers the question comes first.
            move = choose([one for one in moves if one['type'] in questions] or moves, view, seat)
            number = questions.get(move['type'])
            order({'type': 'move', 'move': move, **({} if number is None else {'answers': number})})
            due, answered = None, None
            continue
        kind = message['type']
        if kind == 'ping': line.send({'type': 'pong', 'n': message['n']})
        if kind == 'error' and message['code'] == 'too-fast':
            # Something was not read: what has no answer is said again.
            time.sleep(1)
            answered = answered or 0
        elif kind in ('error', 'gone') or (kind == 'refused' and seat is None):
            sys.exit(f"Cannot play at {link}: {message['code']}")
        # What was done is told before the step that shows it; what was refused came too late, and there is a newer offer.
        if kind == 'done': answered = message['version']
        if kind == 'refused': answered = 0
        if kind == 'sync':
            is_new, seat, view, places = seat is None, message['you'].get('seat'), message.get('view'), {}
            free = [i for i, one in enumerate(message['info']['seats']) if one['type'] == 'empty']
            if seat is None: order({'type': 'sit', 'seat': free[0] if free else 0, 'isBot': True})
            elif is_new: order({'type': 'set-ready', 'isReady': True})
        if kind == 'step' and 'view' in message: view = patched(view, message['view'])
        if kind in ('sync', 'step'):
            version = message['version']
            if message.get('info', {}).get('phase') == 'over': return message['info']['outcome']['ranks'][seat]
        if 'offer' in message:
            offer = message['offer']
            for place, moves in offer.get('put', {}).items():
                if isinstance(moves, dict): moves = [{**moves['of'], moves['each']: value} for value in moves['are']]
                places[int(place)] = moves
            use, questions = offer['use'], offer.get('questions', {})
        asked = (view or {}).get('asked', [])
        is_asked = seat in (asked.get('seats', []) if isinstance(asked, dict) else asked)
        is_ready = is_asked and use and answered is not None and version >= answered
        due = (due or time.monotonic() + pause) if is_ready else None

if __name__ == '__main__':
    given = dict(enumerate(sys.argv))
    print('The game is over: place', play_at(given[1], given.get(2, 'Outsider'), float(given.get(3, 1))))
