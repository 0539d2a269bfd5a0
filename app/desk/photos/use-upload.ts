import { useEffect, useRef, useState } from "react";
import { sendPhoto } from "./send-photo";
import { preparePhoto } from "./shrink-photo";

export type UploadItem = {
  id: number;
  file: File;
  /** A `blob:` address. */
  preview: string;
  state: "waiting" | "preparing" | "sending" | "done" | "failed";
  /** From 0 to 1. */
  progress: number;
  /** The server's message; null if there was no answer. */
  problem: string | null;
};

/** Sends files one by one, each in a request of its own: a lost connection loses only one. */
export function useUpload(action: string, onStored: () => void) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const [isSending, setSending] = useState(false);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach((preview) => URL.revokeObjectURL(preview)), []);

  function change(id: number, changes: Partial<UploadItem>) {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  async function sendOne({ id, file }: UploadItem) {
    change(id, { state: "preparing", problem: null });
    const photo = await preparePhoto(file);
    change(id, { state: "sending", progress: 0 });
    const sent = await sendPhoto(action, photo, (progress) => change(id, { progress }));
    if (sent.ok) change(id, { state: "done" });
    else change(id, { state: "failed", problem: sent.problem });
    if (sent.ok) onStored();
  }

  async function sendAll(waiting: UploadItem[]) {
    setSending(true);
    for (const item of waiting) await sendOne(item);
    setSending(false);
  }

  return {
    items,
    isSending,
    send(files: File[]) {
      const added = files.map((file, index) => newItem(items.length + index, file));
      previews.current.push(...added.map(({ preview }) => preview));
      setItems([...items, ...added]);
      void sendAll(added);
    },
    retry: () => void sendAll(items.filter(({ state }) => state === "failed")),
  };
}

function newItem(id: number, file: File): UploadItem {
  const preview = URL.createObjectURL(file);
  return { id, file, preview, state: "waiting", progress: 0, problem: null };
}
