import type { ComponentType } from 'react'
import type { AnyExample } from '#machines/example.ts'
import type { Mock } from '#mirage/mock.ts'
import type { Words } from './variants/replace-values.ts'

/** Screen of the product that shows the machine of an example. The rest of the product runs on the mock. */
export type Scene = {
  /** Unique. Part of addresses. */
  id: string
  /** Name of the screen for users. */
  title: string
  /**
   * Example of the machine, or a variant with other data. A variant has the same names of inputs, implementations,
   * events and outputs.
   */
  example: AnyExample
  /** Replaced values of a variant. Stored paths of the machine are read with these. */
  words?: Words
  /** Username of the mock account. */
  account: string
  /** Inputs with which the screen can start. Default: all inputs of the example. */
  inputs?: readonly string[]
  /** Event that signals that the screen is visible. The run waits for it. Default: the start. */
  opens?: string
  path: (mock: Mock, input: string) => string
  /** Component that replaces the screen: a part of a screen that creates the actor. */
  Part?: ComponentType
}

/** Returns the id of the screen's machine. */
export const machineOn = ({ example }: Pick<Scene, 'example'>): string =>
  example.machine({ gate: () => new Promise(() => undefined) }).id
