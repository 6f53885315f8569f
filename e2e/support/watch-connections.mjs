// Loaded before the product (`node --import`): writes every name that it looks up and every machine that it connects to into the
// file of WATCHED_CONNECTIONS, one a line. Names that end in `.example` lead to this machine.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const file = process.env.WATCHED_CONNECTIONS;
const note = (host) => appendFileSync(file, `${host}\n`);
const isOurs = (name) => name.endsWith('.example');
const HERE = '127.0.0.1';

const { lookup, promises } = dns;
dns.lookup = (name, options, done = options) => {
  note(name);
  if (!isOurs(name)) return lookup(name, options, done);
  const isAll = typeof options === 'object' && options.all === true;
  process.nextTick(() => (isAll ? done(null, [{ address: HERE, family: 4 }]) : done(null, HERE, 4)));
};
const promisedLookup = promises.lookup;
promises.lookup = async (name, options) => {
  note(name);
  if (!isOurs(name)) return promisedLookup(name, options);
  return options?.all ? [{ address: HERE, family: 4 }] : { address: HERE, family: 4 };
};

const QUERIES = ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveMx', 'resolveSrv', 'resolveTxt'];
for (const query of QUERIES) {
  for (const holder of [dns, dns.Resolver.prototype]) {
    const asked = holder[query];
    holder[query] = function (name, ...rest) {
      note(name);
      const done = rest.at(-1);
      if (!isOurs(name)) return asked.call(this, name, ...rest);
      const none = Object.assign(new Error(`no answer for ${name}`), { code: 'ENODATA' });
      process.nextTick(() => (query === 'resolve4' ? done(null, [HERE]) : done(none)));
    };
  }
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  // Callers within Node pass one list of arguments.
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  if (first !== null && typeof first === 'object') {
    if (!first.path) note(first.host ?? 'localhost');
  } else if (Number.isInteger(Number(first))) note(typeof second === 'string' ? second : 'localhost');
  return connect.apply(this, given);
};

const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (...given) {
  note(given.find((one, index) => index > 0 && typeof one === 'string') ?? 'localhost');
  return send.apply(this, given);
};

syncBuiltinESMExports();
