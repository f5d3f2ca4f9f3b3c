import { writeArchive } from "@/lib/storage/backup/archive";

it("says why a backup could not be written, and not that a pipe broke", async () => {
  const more = Buffer.alloc(200_000, "x");
  const written = writeArchive("/no/such/folder/backup", null, async ({ add }) => {
    for (let part = 0; part < 100; part += 1) await add(`part-${part}`, more);
  });
  await expect(written).rejects.toThrow(/could not be written: .*no such file or directory/);
});
