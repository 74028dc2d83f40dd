import type { ComponentType } from 'react'
import type { AnyExample } from '#machines/example.ts'
import type { Mock } from '#mirage/mock.ts'
import type { Words } from './likenesses/in-other-words.ts'

/** A screen of the product on which the machine of an example can be seen: the rest of the product runs on the mock. */
export type Scene = {
  /** Unique among the scenes; it is in addresses. */
  id: string
  /** What a person calls the screen. */
  title: string
  /** That of the machine, or a likeness of it: with other data, and the same inputs, slots, events and answers by name. */
  example: AnyExample
  /** The words of the machine's example that are others in a likeness. What is kept of the machine is read with these. */
  words?: Words
  /** The username of who is signed in to the mock. */
  account: string
  /** The inputs of the example that the screen can begin with; all unless given. */
  inputs?: readonly string[]
  /** The event by which the screen tells the machine that it is shown, before which a run does not go on; its start unless given. */
  opens?: string
  /** The address of the screen. */
  path: (mock: Mock, input: string) => string
  /** What is shown in place of the screen at the address: a part of a screen that makes the actor of the machine. */
  Part?: ComponentType
}

/** The id of the machine that is seen on a screen. */
export const machineOn = ({ example }: Pick<Scene, 'example'>): string =>
  example.machine({ gate: () => new Promise(() => undefined) }).id
