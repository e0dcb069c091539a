import { expect, test, vi } from 'vitest';
import { createEmitter, createStore } from './store.ts';

test('an emitter connects with its first listener and disconnects after its last', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const { emit, subscribe } = createEmitter<number>(connect);
  const heard: number[] = [];
  const stop = subscribe((event) => heard.push(event));
  const stopOther = subscribe((event) => heard.push(-event));
  emit(1);
  stop();
  emit(2);
  expect([heard, connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([[1, -1, -2], 1, 0]);
  stopOther();
  expect(disconnect).toHaveBeenCalledOnce();
  subscribe(() => undefined);
  expect(connect).toHaveBeenCalledTimes(2);
});

test('a store tells of another value, and not of the same one', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});
