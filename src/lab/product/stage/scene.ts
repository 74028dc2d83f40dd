import type { ComponentType } from 'react'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Mock } from '#mirage/mock.ts'
import type { Words } from './replace-values.ts'

/** Usernames of the mock's accounts in the lab. */
export const sceneAccounts = {
  owner: 'naledi@umhlangametals.example',
  administrator: 'lindiwe@threereco.example',
} as const

/** Screen of the product that runs the machine of an example. Everything else on the screen runs on the mock. */
export type Scene = {
  /** Unique. Part of URLs. */
  id: string
  /** Screen name that users see. */
  title: string
  /**
   * Example of the machine, or a variant with other data. A variant has the same names of inputs, implementations,
   * events and outputs.
   */
  example: AnyExample
  /**
   * Values of the example that a variant replaces, with their replacements. Also applied to the machine's stored paths.
   */
  words?: Words
  /**
   * Scene that shows the same states with other data, by id. The gallery then shows only one state of this scene, by
   * the name of its card.
   */
  variant?: { of: string; state: string }
  /** Username of the mock account that is signed in, such as one of {@link sceneAccounts}. */
  account: string
  /** Name of the child machine that gives the screen its states. Default: the machine itself. */
  child?: 'record'
  /** Names of the example's inputs that the screen supports. Default: all. */
  inputs?: readonly string[]
  /**
   * Type of the event that shows the part with the machine, such as an event that opens a dialog. The run waits for
   * this event. Default: the actor's start.
   */
  opens?: string
  /** Default: `/`. */
  path?: (mock: Mock, input: string) => string
  /** Component to render instead of the complete screen: only the part that creates the actor. */
  Part?: ComponentType
}

/** Returns the id of the machine that gives a screen its states. */
export const statesOn = (scene: Pick<Scene, 'child' | 'example'>): string => scene.child ?? machineOn(scene)

/** Returns the machine id of a screen. */
export const machineOn = ({ example }: Pick<Scene, 'example'>): string => example.machine.id
