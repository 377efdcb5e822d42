import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  bulkFilesBody,
  materialBrandsSchema,
  materialFilesSchema,
  materialSchema,
  materialsSchema,
} from "./marketing.rest.ts";

export const marketingFields = [
  told(materialSchema, {
    materialId: "Names the material, for its files.",
    name: "What it is called, in the language of the call.",
    description: "A sentence about it; empty is none.",
    format: "image, video or pdf is one file of that kind; folder is several.",
    brand: "Brand that it is about.",
    folder: "Id of the folder that it lies in.",
    dateAdded: "Day on which it was added, yyyy-MM-dd.",
    isNew: "Whether it was added lately.",
    files: "How many files it has.",
    bytes: "What its files come to, in bytes.",
    seconds: "How long a film is, in seconds; null of what is none, or is not known.",
    cover: "Picture of it, an address of our own that never changes; null is none.",
    print: "What can be ordered as a print; null of what is not printed.",
    "print.description": "What such a print is, in the language of the call.",
    "print.most": "How many of them a place may have; null is no limit.",
  }),
  told(materialsSchema, {
    folders: "All folders, in the brewery's order.",
    "folders.folder": "Id of the folder, for the filter `folder`.",
    "folders.name": "What it is called, in the language of the call.",
    "folders.count": "How many materials the other filters find in it.",
    prints: "How many prints there are to order, under the other filters.",
    materials: "One page of the materials that were found.",
    total: words.total,
  }),
  told(materialBrandsSchema, { brand: "Name of the brand.", count: "How many materials there are of it." }),
  told(materialFilesSchema, {
    files: "All files of the material.",
    "files.name": "Name of the file.",
    "files.type": "Its media type, such as image/png.",
    "files.bytes": "How large it is, in bytes.",
    "files.link": words.ownLink,
    expiresAt: words.linkEnds,
  }),
  told(bulkFilesBody, { materialIds: "`materialId` of each; one that cannot be had refuses all." }),
];
