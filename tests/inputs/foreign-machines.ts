/** Shapes of machines from public repositories, as texts that a person pastes. All names and values are invented. */
export const foreignMachines: ReadonlyArray<{
  shape: string
  text: string
  states: readonly string[]
  guards?: readonly string[]
  /** Parts of XState 4 that the lab reads. */
  read?: readonly string[]
  /** Parts of XState 4 that XState 5 ignores. */
  ignored?: readonly string[]
  start: readonly string[]
  /** Start of the message of a machine that fails. */
  error?: string
}> = [
  {
    shape: 'XState 4 JSON with alternatives and an else branch',
    text: `{ "id": "oven", "initial": "off", "context": { "heat": 0 }, "states": {
      "off": { "on": { "START": [
        { "target": "hot", "cond": "isSafe", "actions": ["ring"] },
        { "cond": { "type": "isWarm", "above": 30 }, "actions": ["ring"] },
        { "target": "broken", "actions": ["warn"] } ] } },
      "hot": { "entry": ["cool"] }, "broken": { "type": "final" } } }`,
    states: ['off', 'hot', 'broken'],
    guards: ['isSafe', 'isWarm'],
    read: ['cond'],
    start: ['off'],
  },
  {
    shape: 'XState 4 JSON with sibling history states and empty lists of actions',
    text: `{ "id": "ROBOT", "initial": "CALM", "states": {
      "CALM": { "description": "Спокойно", "initial": "IDLE", "states": {
        "IDLE": {},
        "DIG": { "entry": { "type": "startDig" }, "exit": [{ "type": "endDig" }, { "type": "save" }],
          "on": { "STOP": [{ "target": "IDLE", "actions": [], "meta": {} }] } },
        "hist": { "history": "shallow", "type": "history" } } },
      "FIGHT": { "initial": "FLEE", "states": { "FLEE": {}, "HIT": { "on": { "Event 1": [{ "target": "FLEE", "actions": [] }] } } },
        "always": { "target": "#ROBOT.CALM.hist", "cond": "isAlone", "actions": [] },
        "on": { "NEAR": [{ "target": ".HIT", "actions": [] }] } } },
      "on": { "ATTACK": ".FIGHT" } }`,
    states: ['CALM', 'CALM.IDLE', 'CALM.DIG', 'CALM.hist', 'FIGHT', 'FIGHT.FLEE', 'FIGHT.HIT'],
    guards: ['isAlone'],
    read: ['cond'],
    start: ['CALM.IDLE'],
  },
  {
    shape: 'sentences and emoji as names, an id with spaces, and a loop without an end',
    text: `{ "id": "Record a talk", "type": "parallel", "states": {
      "Line is": { "initial": "not open", "states": {
        "not open": { "on": { "🟢 opened": [{ "target": "#Record a talk.Line is.open", "actions": [] }] } },
        "open": { "initial": "Waits.", "states": {
          "Waits.": { "always": { "target": "Sends, then waits", "actions": [] } },
          "Sends, then waits": { "always": [{ "guard": "it's over", "target": "Done", "actions": [] }, { "target": "Waits\\\\." }] },
          "Done": { "type": "final" } } } } },
      "Microphone": {} } }`,
    states: [
      'Line is',
      'Line is.not open',
      'Line is.open',
      String.raw`Line is.open.Waits\.`,
      'Line is.open.Sends, then waits',
      'Line is.open.Done',
      'Microphone',
    ],
    guards: ["it's over"],
    start: ['Line is.not open', 'Microphone'],
  },
  {
    shape: 'a loop without an end at the start',
    text: '{ "initial": "a", "states": { "a": { "always": "b" }, "b": { "always": "a" } } }',
    states: ['a', 'b'],
    start: [],
    error: 'Infinite loop detected',
  },
  {
    shape: 'XState 4 JSON with a key instead of an id, and regions with the same names',
    text: `{ "key": "visit", "type": "parallel", "states": {
      "guest": { "initial": "unknown", "states": { "unknown": { "on": { "greet": "known" } }, "known": {} } },
      "phone": { "initial": "unknown", "states": { "unknown": { "on": { "call": "known" } }, "known": {} } } },
      "strict": true }`,
    states: ['guest', 'guest.unknown', 'guest.known', 'phone', 'phone.unknown', 'phone.known'],
    ignored: ['strict'],
    start: ['guest.unknown', 'phone.unknown'],
  },
  {
    shape: 'XState 4 JSON with external transitions and delays to an id with spaces',
    text: `{ "id": "Film Machine", "initial": "small", "predictableActionArguments": true, "states": {
      "small": { "on": { "toggle": "large", "rewind": { "target": "small", "internal": false } } },
      "large": { "initial": "plays", "entry": "play", "invoke": [{ "src": "ended" }, { "src": "keys" }], "states": {
        "plays": { "on": { "film.ended": { "target": "stops" } } },
        "stops": { "after": { "2000": { "target": "#Film Machine.small", "actions": [], "internal": false } } } } } } }`,
    states: ['small', 'large', 'large.plays', 'large.stops'],
    read: ['internal', 'predictableActionArguments'],
    start: ['small'],
  },
  {
    shape: 'XState 4 JSON with eventless transitions as an empty event',
    text: `{ "id": "exam", "initial": "marks", "states": {
      "marks": { "on": { "": [{ "target": "passed", "cond": "isGood" }, { "target": "failed" }] } },
      "passed": { "type": "final", "data": { "grade": 1 } }, "failed": { "on": { "done.state.exam": "marks" } } } }`,
    states: ['marks', 'passed', 'failed'],
    guards: ['isGood'],
    read: ['on: ""', 'cond', 'data', 'done.state.exam'],
    start: ['failed'],
  },
  {
    shape: 'XState 4 JSON with a delimiter, because names have dots',
    text: `{ "id": "files", "delimiter": "/", "initial": "v1.0", "states": {
      "v1.0": { "initial": "a.b", "states": { "a.b": { "on": { "next": "c.d", "leave": "#files/v2.0" } }, "c.d": {} },
        "on": { "back": { "target": "/a.b" } } },
      "v2.0": { "on": { "again": "v1.0/c.d" } } } }`,
    states: ['v1.0', 'v1.0/a.b', 'v1.0/c.d', 'v2.0'].map(id => id.replaceAll('.', String.raw`\.`).replace('/', '.')),
    read: ['delimiter'],
    start: [String.raw`v1\.0.a\.b`],
  },
  {
    shape: 'XState 4 JSON with activities, in, actions and inputs as data',
    text: `{ "id": "horn", "type": "parallel", "states": {
      "air": { "initial": "low", "states": {
        "low": { "activities": ["pump", { "type": "blink" }], "on": { "done.invoke.fill": "full" }, "onEntry": "open" },
        "full": { "exit": "close", "entry": [
          { "type": "xstate.send", "event": "SOUND" }, { "type": "xstate.send", "event": { "type": "FULL" }, "to": "#_parent" },
          { "type": "xstate.cancel", "sendId": "x" }, { "type": "xstate.assign", "assignment": { "bars": 8 } },
          { "type": "xstate.stop", "activity": "pump" } ] } } },
      "sound": { "initial": "off", "states": {
        "off": { "on": { "SOUND": { "target": "on", "in": "#horn.air.full" } } },
        "on": { "invoke": { "src": { "type": "play", "loud": true }, "data": { "tone": 440 }, "autoForward": true } } } } } }`,
    states: ['air', 'air.low', 'air.full', 'sound', 'sound.off', 'sound.on'],
    read: ['onEntry', 'activities', 'done.invoke.fill', 'xstate.send', 'xstate.cancel', 'xstate.assign', 'in', 'data'],
    ignored: ['xstate.stop', 'autoForward'],
    start: ['air.low', 'sound.off'],
  },
  {
    shape: 'XState 4 JSON with lists of events and delays',
    text: `{ "initial": "red", "parallel": false, "states": {
      "red": { "after": [{ "delay": 500, "target": "green" }, { "delay": "PATIENCE", "target": "off" }] },
      "green": { "on": [{ "event": "STOP", "target": "red" }, { "event": "STOP", "target": "off" }, { "event": "*", "target": "off" }] },
      "off": {} } }`,
    states: ['red', 'green', 'off'],
    read: ['parallel', 'a list of each delay', 'a list of each event'],
    start: ['red'],
  },
  {
    shape: 'XState 4 code that requires its names, with guards as functions',
    text: `const { Machine, actions } = require('xstate')
      const { send } = actions
      module.exports = Machine({ id: 'till', initial: 'open', context: { coins: 2 }, states: {
        open: { on: { 'COIN.PUT': { target: 'shut', cond: function isPaid() { return true } } } },
        shut: { entry: send('SHUT', { delay: 100 }), on: { SHUT: { target: 'open', cond: () => false } } } } },
        { services: { load: () => fetch('/load') }, actions: { log: (context, event) => console.log(context, event) } })`,
    states: ['open', 'shut'],
    guards: ['isPaid', 'guard 1'],
    read: ['cond', 'functions of (context, event)', 'services'],
    start: ['open'],
  },
  {
    shape: 'JSON of a running XState 5 machine',
    text: `{ "id": "lights", "key": "lights", "type": "compound", "initial": { "target": ["#lights.red"], "source": "#lights", "actions": [] },
      "history": false, "order": -1, "invoke": [], "tags": [], "entry": [], "exit": [], "transitions": [],
      "on": { "WALK": [{ "actions": [null], "source": "#lights", "reenter": false, "eventType": "WALK" }] },
      "states": { "red": { "id": "lights.red", "key": "red", "type": "atomic", "initial": { "target": [], "source": "#lights.red", "actions": [] },
        "history": false, "states": {}, "entry": [{ "type": "stop" }], "invoke": [], "tags": [], "order": 1,
        "on": { "TIMER": [{ "target": ["#lights.green"], "actions": [], "source": "#lights.red", "reenter": false, "eventType": "TIMER" }] } },
        "green": { "id": "lights.green", "key": "green", "type": "atomic", "initial": { "target": [], "actions": [] }, "states": {}, "on": {} } } }`,
    states: ['red', 'green'],
    read: ['initial'],
    ignored: ['an action that JSON lost'],
    start: ['red'],
  },
  {
    shape: 'generated JSON with nested parallel states, lists without transitions and delays without lengths',
    text: `{ "id": "flow", "initial": "Event_1", "context": { "loop": 1, "priority": null }, "states": {
      "Event_1": { "always": { "target": "Message_1", "actions": [] } },
      "Message_1": { "initial": "machine_0", "type": "parallel", "onDone": [], "states": {
        "machine_0": { "initial": "enabled", "states": {
          "enabled": { "after": { "RETRY": "enabled", "LIMIT": "done" }, "on": { "Send_1": [{ "target": "wait for reply", "actions": [{ "type": "spawnChild", "params": { "src": "runner", "id": "r" } }] }] } },
          "wait for reply": { "after": { "LIMIT": "done" } }, "done": { "type": "final" } } },
        "machine_1": { "states": { "a": { "entry": { "type": "lock_1" } }, "b": {} }, "type": "parallel" } } } } }`,
    states: [
      'Event_1',
      'Message_1',
      'Message_1.machine_0',
      'Message_1.machine_0.enabled',
      'Message_1.machine_0.wait for reply',
      'Message_1.machine_0.done',
      'Message_1.machine_1',
      'Message_1.machine_1.a',
      'Message_1.machine_1.b',
    ],
    start: ['Message_1.machine_0.enabled', 'Message_1.machine_1.a', 'Message_1.machine_1.b'],
  },
  {
    shape: 'XState 5 code without imports',
    text: `const load = fromPromise<number, { id: string }>(async ({ input }) => Number(input.id))
      const ticks = fromCallback(({ sendBack }) => { const timer = setInterval(() => sendBack({ type: 'tick' }), 5); return () => clearInterval(timer) })
      setup({ actors: { load, ticks }, guards: { isOdd: ({ context }) => context.count % 2 === 1, isLate: () => false } }).createMachine({
        id: 'timer', context: { count: 1 }, initial: 'idle', states: {
          idle: { on: { start: { target: 'on', guard: and(['isOdd', not('isLate')]), actions: [raise({ type: 'tick' }, { delay: 10 }), emit({ type: 'started' })] } } },
          on: { invoke: [{ src: 'load', input: { id: '1' }, onDone: { actions: assign({ count: ({ event }) => event.output }) } }, { id: 'ticks', src: 'ticks' }],
            entry: [sendTo('ticks', { type: 'go' }), spawnChild('load', { id: 'more', input: { id: '2' } })],
            on: { tick: { actions: enqueueActions(({ enqueue, check }) => { if (check('isOdd')) enqueue.assign({ count: 2 }) }) }, stop: { guard: or(['isOdd', stateIn('on')]), target: 'idle', reenter: true } } } } })`,
    states: ['idle', 'on'],
    guards: ['isOdd', 'isLate'],
    start: ['idle'],
  },
  {
    shape: 'XState 5 program that starts its actor and waits for it',
    text: `import * as readline from 'node:readline'
      import { assign, createActor, setup, waitFor } from 'xstate'
      import { log } from './log'
      type Order = { id: string }
      export const machine = setup({ types: { context: {} as { orders: Order[] }, input: {} as { orders: Order[] } } })
        .createMachine({ id: 'orders', context: ({ input }) => ({ orders: input?.orders ?? [] }), initial: 'open', states: { open: { on: { end: 'closed' } }, closed: { type: 'final' } } })
      const actor = createActor(machine, { input: { orders: [] } })
      actor.start()
      const line = readline.createInterface({ input: process.stdin })
      line.question('?', () => actor.send({ type: 'end' }))
      await waitFor(actor, state => state.matches('closed'))`,
    states: ['open', 'closed'],
    start: ['open'],
  },
]
