// All pieces that may move as one thing to draw: one call for the picture and one for its shadows, however many they are.
import { BatchedMesh, MeshDepthMaterial, type BufferGeometry, type Material, type Object3D } from "three";

export class Fleet {
  private shapes = new Map<number, BufferGeometry>();
  private places = new Map<number, number>(); // of each piece in the batch
  private batch: BatchedMesh | null = null;
  private shadow = new MeshDepthMaterial(); // its own too: one shared with the rest would be made up anew at every picture

  constructor(
    private readonly root: Object3D,
    private readonly paint: Material,
  ) {}

  shape = (piece: number): BufferGeometry | undefined => this.shapes.get(piece);

  /** More pieces than before: all are laid out anew, which happens once a game. */
  add(fresh: ReadonlyMap<number, BufferGeometry>): void {
    for (const [piece, shape] of fresh) this.shapes.set(piece, shape);
    this.batch?.removeFromParent();
    this.batch?.dispose();
    const corners = [...this.shapes.values()].reduce((n, shape) => n + shape.getAttribute("position").count, 0);
    const batch = new BatchedMesh(this.shapes.size, corners, 0, this.paint);
    for (const [piece, shape] of this.shapes) {
      const at = batch.addInstance(batch.addGeometry(shape));
      batch.setVisibleAt(at, false); // until it is put somewhere
      this.places.set(piece, at);
    }
    // A table's pieces are few: nothing is gained by sorting them or leaving out those beside the picture.
    batch.sortObjects = batch.perObjectFrustumCulled = batch.frustumCulled = false;
    batch.castShadow = batch.receiveShadow = true;
    batch.customDepthMaterial = this.shadow;
    this.batch = batch;
    this.root.add(batch);
  }

  /** There, as its thing stands; or nowhere. */
  put(piece: number, thing: Object3D): void {
    const at = this.places.get(piece)!;
    this.batch!.setVisibleAt(at, thing.visible);
    if (!thing.visible) return;
    thing.updateMatrix();
    this.batch!.setMatrixAt(at, thing.matrix);
  }
}
